import { serviceOptions } from "~/enquiry/enquiry";
import { cx } from "~/lib/react/cx";
import { SiteLink } from "~/ui/site-link";
import type { openEnquiries } from "../../core/inbox.ts";
import { duration } from "../../core/office-clock.ts";
import { subjectTitle } from "../enquiry/subject-words";

type Row = Awaited<ReturnType<typeof openEnquiries>>[number];

/** What is due first stands on top. */
export function EnquiryList({ rows, now }: { rows: readonly Row[]; now: Date }) {
  if (rows.length === 0)
    return <p className="text-lede text-ink-2">Nothing is open. Everybody has an answer.</p>;
  return (
    <ul className="border-t border-rule-2">
      {rows.map((row) => (
        <li key={row.number} className="border-b border-rule-2">
          <SiteLink
            to={`/desk/enquiries/${row.number}`}
            className="grid items-baseline gap-x-6 gap-y-0.5 py-3 hover:bg-sand sm:grid-cols-[6rem_1fr_auto] md:grid-cols-[6rem_14rem_1fr_auto]"
          >
            <span className="label-text text-ink-3">{row.number}</span>
            <span className="min-w-0 font-strong [overflow-wrap:anywhere]">
              {row.name}
              {row.company && <span className="font-normal text-ink-2">, {row.company}</span>}
            </span>
            <span className="min-w-0 text-small text-ink-2 sm:max-md:col-start-2">{about(row)}</span>
            <TimeLeft dueAt={row.dueAt} now={now} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function TimeLeft({ dueAt, now }: { dueAt: Date | null; now: Date }) {
  const left = dueAt && dueAt.getTime() - now.getTime();
  return (
    <span
      className={cx(
        "label-text sm:max-md:col-start-3 sm:max-md:row-start-1 sm:text-right",
        left !== null && left < 0 ? "text-danger" : "text-ink-2",
      )}
    >
      {left === null ? "Answered" : left < 0 ? `${duration(-left)} late` : `${duration(left)} left`}
    </span>
  );
}

function about({ subject, service }: Row): string {
  if (subject) return subjectTitle(subject);
  return serviceOptions.find(({ value }) => value === service)?.label ?? "No service chosen";
}
