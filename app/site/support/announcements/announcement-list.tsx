import type { Announcement } from "~/articles/announcements.data";
import { TextLink } from "~/ui/text-link";

/** Notices between hairlines: when on the left, what on the right. Each has its anchor for the feed. */
export function AnnouncementList({ notices }: { notices: readonly Announcement[] }) {
  return (
    <ol className="border-b border-rule-2">
      {notices.map(({ id, kind, title, date, day, text, link }) => (
        <li key={id} id={id} className="grid-12 gap-y-3 border-t border-rule-2 py-8">
          <p className="label-text col-span-full text-ink-3 md:col-span-3">
            <time dateTime={day} className="block text-ink">
              {date}
            </time>
            {kind}
          </p>
          <div className="col-span-full md:col-span-8 md:col-start-5">
            <h3 className="text-h3">{title}</h3>
            {text.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-[60ch] text-ink-2">
                {paragraph}
              </p>
            ))}
            <p className="mt-4">
              <TextLink to={link.to}>{link.label}</TextLink>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
