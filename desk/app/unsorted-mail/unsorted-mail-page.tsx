import { useState } from "react";

import { cx } from "~/lib/react/cx";
import { ButtonLink } from "~/ui/button";
import type { UnsortedMail, UnsortedMailList } from "../../core/staff/unsorted-mail/list-unsorted-mail.ts";
import { useNow } from "../enquiry/use-now";
import { InboxFrame } from "../inbox/inbox-frame";
import { Undelivered } from "../inbox/undelivered";
import { useKeys } from "../keys/use-keys";
import { useFallbackData } from "../live/fallback-data";
import { LiveStatus } from "../live/live-status";
import { SOON, useLive } from "../live/use-live";
import { useNewItemsAnnouncement } from "../live/use-new-items-announcement";
import { countText } from "../queue/view-names";
import { ViewRail } from "../queue/view-rail";
import { undoLast } from "../thread/menu-control";
import type { UnsortedMailData } from "./load-unsorted-mail";
import { unsortedMailAddress } from "./unsorted-mail-address";
import { UnsortedMailItem } from "./unsorted-mail-item";
import { UnsortedMailDone } from "./unsorted-mail-done";
import type { MailRefusal } from "./handle-mail-action";

interface UnsortedMailPageProps {
  data: UnsortedMailData;
  refused: MailRefusal | undefined;
}

/** Mail that belongs to no enquiry: somebody reads it and puts it where it belongs. */
export function UnsortedMailPage({ data, refused: answered }: UnsortedMailPageProps) {
  const { staff, list, after, mails, unsorted, undelivered, counts, team, kept } = data;
  const now = useNow(data.now);
  useFallbackData(data);
  useKeys({ z: undoLast });
  const isLost = useLive({ lastEvent: data.lastEvent, within: () => SOON });
  const news = useNewItemsAnnouncement(mails, newMails);
  // Reading the page again forgets what its form was answered, and whoever acted still has to know.
  const [refused] = useState(answered);
  const here = unsortedMailAddress({ list, after });
  return (
    <InboxFrame
      staff={staff}
      views={
        <ViewRail current="mail" mails={unsorted} counts={counts} team={team} kept={kept} me={staff.id} />
      }
    >
      <div className="max-md:pb-17">
        <Head list={list} count={unsorted} />
        <UnsortedMailDone
          done={data.done}
          error={refused?.mailId ? undefined : refused?.error}
          action={here}
        />
        <Undelivered mails={undelivered} back="/desk/mail" />
        {mails.length === 0 ? (
          <Empty list={list} />
        ) : (
          <ul aria-labelledby="list">
            {mails.map((mail) => (
              <li key={mail.id} className="border-b border-rule-2">
                <UnsortedMailItem
                  mail={mail}
                  isAside={list === "aside"}
                  action={here}
                  refused={refused?.mailId === mail.id ? refused : undefined}
                  now={now}
                />
              </li>
            ))}
          </ul>
        )}
        <Pager data={data} />
        <LiveStatus isLost={isLost} news={news} />
      </div>
    </InboxFrame>
  );
}

function newMails(fresh: readonly UnsortedMail[]): string {
  const [first] = fresh;
  return fresh.length === 1 && first
    ? `New email from ${first.senderName || first.sender || "somebody"}.`
    : `${fresh.length} new emails.`;
}

const lists = [
  ["unsorted", "To sort"],
  ["aside", "Set aside"],
] as const satisfies readonly (readonly [UnsortedMailList, string])[];

function Head({ list, count }: { list: UnsortedMailList; count: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-rule-2 bg-paper px-4 py-2 md:px-6">
      <h1 id="list" className="text-callout-sm leading-9 font-strong tracking-callout">
        {list === "aside" ? "Mail set aside" : "Mail to sort"}
        {list === "unsorted" && <span className="ml-1.5 font-medium text-ink-3">{countText(count)}</span>}
      </h1>
      <nav aria-label="Mail" className="flex gap-4">
        {lists.map(([each, label]) => (
          <a
            key={each}
            href={unsortedMailAddress({ list: each })}
            aria-current={each === list ? "page" : undefined}
            className={cx(
              "inline-flex min-h-9 items-center border-b-2 text-tool max-md:min-h-11",
              each === list
                ? "border-blue-text font-strong text-ink"
                : "border-transparent font-medium text-ink-2 hover:text-ink",
            )}
          >
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}

function Empty({ list }: { list: UnsortedMailList }) {
  return (
    <div className="px-4 py-10 md:px-6">
      <p className="text-h4">{list === "aside" ? "Nothing is set aside" : "No mail to sort"}</p>
      <p className="mt-1 max-w-xl text-small text-ink-2">
        {list === "aside"
          ? "What you set aside stands here. Its text is erased after 30 days."
          : "Answers to our emails go into their enquiries by themselves. An email that belongs to none stands here."}
      </p>
    </div>
  );
}

function Pager({ data: { list, after, next } }: { data: UnsortedMailData }) {
  if (!next && after === undefined) return null;
  return (
    <nav aria-label="Pages" className="flex gap-3 px-4 py-4 md:px-6">
      {after !== undefined && (
        <ButtonLink to={unsortedMailAddress({ list })} emphasis="secondary" size="small">
          Back to the top
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={unsortedMailAddress({ list, after: next })} emphasis="secondary" size="small" arrow>
          Next 20
        </ButtonLink>
      )}
    </nav>
  );
}
