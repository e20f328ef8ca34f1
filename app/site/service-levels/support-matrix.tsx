import { replyHours } from "~/catalogue/promises/enquiries.data";
import { DataTable, type TableColumn } from "~/ui/data-table";

export interface SupportRow {
  product: string;
  plan: string;
  hours: string;
  channel: string;
  /** Without minutes where the answer comes with a working day. */
  response: { text: string; minutes?: number };
}

/** Product × hours × channel × first response. */
export function SupportMatrix({ caption, rows }: { caption: string; rows: readonly SupportRow[] }) {
  return (
    <div data-scale="first-response">
      <DataTable caption={caption} rows={rows} phone="blocks" columns={columns} />
    </div>
  );
}

const columns: readonly TableColumn<SupportRow>[] = [
  {
    heading: "Product and plan",
    width: "w-1/3",
    className: "font-normal md:pr-6",
    cell: ({ product, plan }) => (
      <>
        <span className="block text-h4">{capitalised(plan)}</span>
        <span className="text-small text-ink-2">{product}</span>
      </>
    ),
  },
  { heading: "Hours", className: "text-ink-2 md:pr-6", cell: ({ hours }) => capitalised(hours) },
  { heading: "Channel", className: "text-ink-2 md:pr-6", cell: ({ channel }) => capitalised(channel) },
  {
    heading: "First response",
    width: "w-1/4",
    cell: ({ response }) => (
      <>
        <span className="font-strong">{response.text}</span>
        {response.minutes !== undefined && <ResponseBar minutes={response.minutes} />}
      </>
    ),
  },
];

const scaleMinutes = replyHours * 60;

function ResponseBar({ minutes }: { minutes: number }) {
  const width = `${Math.round((minutes / scaleMinutes) * 10_000) / 100}%`;
  return (
    <svg aria-hidden width="100%" height="8" className="mt-2 block forced-color-adjust-none">
      <rect width="100%" height="8" className="fill-rule" />
      <rect width={width} height="8" className="fill-blue" />
    </svg>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
