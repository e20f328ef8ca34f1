import { replyHours } from "~/catalogue/promises/enquiries.data";
import type { QueueView } from "../../core/staff/queue-views.ts";

interface EmptyQueueProps {
  view?: QueueView;
  /** There is more behind: this page alone is empty. */
  hasMore: boolean;
  isFiltered: boolean;
}

/** In the place of a list without rows. */
export function EmptyQueue({ view, hasMore, isFiltered }: EmptyQueueProps) {
  const { title, text } = words({ ...(view && { view }), hasMore, isFiltered });
  return (
    <div className="m-4 border border-rule-2 bg-surface p-6 md:m-6 md:max-w-2xl">
      <svg aria-hidden className="mb-6 h-2.5 w-full overflow-visible">
        <rect width="100%" height={1} className="fill-ink-3" />
        {Array.from({ length: 25 }, (_, hour) => (
          <rect
            key={hour}
            x={`${(hour / 24) * 100}%`}
            width={1}
            height={hour % 6 === 0 ? 10 : 5}
            className="fill-ink-3"
          />
        ))}
      </svg>
      <p className="text-h3">{title}</p>
      <p className="mt-2 text-ink-2">{text}</p>
    </div>
  );
}

function words({ view, hasMore, isFiltered }: EmptyQueueProps): { title: string; text: string } {
  if (hasMore)
    return { title: "Nothing in the latest 5,000", text: "Older enquiries may have it: look further back." };
  if (!view || isFiltered)
    return {
      title: "Nothing found",
      text: "Fewer or shorter words find more. A number leads straight to its enquiry.",
    };
  return viewWords[view];
}

const waiting = {
  title: "Nobody is waiting",
  text: `Every enquiry has its reply. The next one appears here with ${replyHours} hours on its bar.`,
};

const viewWords: Record<QueueView, { title: string; text: string }> = {
  unassigned: { title: "Everything has somebody", text: "The next new enquiry appears here." },
  mine: { title: "You have none", text: "What is assigned to you appears here." },
  open: waiting,
  waiting: {
    title: "We wait for nobody",
    text: "Answered enquiries stay here until the visitor writes again.",
  },
  snoozed: {
    title: "Nothing is snoozed",
    text: "Snoozed enquiries come back by themselves when their time has come.",
  },
  closed: {
    title: "Nothing is closed yet",
    text: "Closed enquiries stay here, and a new message opens them again.",
  },
  spam: { title: "No spam", text: "What looks like spam is kept here and gets no mail." },
};
