import { useMemo, useState } from "react";

import { replyTime } from "../enquiry/reply-time.ts";
import { useNow } from "../enquiry/use-now";
import { InboxFrame } from "../inbox/inbox-frame";
import { Actions } from "./actions";
import { DoneLine } from "./done-line";
import { DueColumn } from "./due-column";
import { Editor, type Writing, type WritingRequest } from "./editor";
import { PromiseRuler } from "./promise-ruler";
import { Rail } from "./rail";
import type { ThreadPageData } from "./read-page";
import { Sending } from "./sending";
import type { Refused } from "./handle-action";
import { threadCommands } from "./thread-commands";
import { threadEntries } from "./thread-entries";
import { threadTitle } from "./thread-title";
import { Timeline } from "./timeline";
import { TitleBar } from "./title-bar";
import { useFallbackData } from "../live/fallback-data";
import { LiveStatus } from "../live/live-status";
import { useLiveThread } from "./use-live-thread";
import { usePresence } from "./use-presence";
import { useSeenVersion } from "./use-seen-version";
import { useThreadKeys } from "./use-thread-keys";

interface ThreadPageProps {
  data: ThreadPageData;
  refused: Refused | undefined;
}

/** One enquiry: what was said on its time axis, the promise beside it, and everything that can be done with it. */
export function ThreadPage({ data, refused }: ThreadPageProps) {
  const { staff, thread, due, colleagues, done } = data;
  const { number } = thread;
  const now = useNow(thread.now);
  const time = thread.dueAt ? replyTime(thread.dueAt, now) : undefined;
  const [writing, setWriting] = useState<WritingRequest>({ kind: refused?.writing ?? data.tab, times: 0 });
  const { others, onTyping } = usePresence(number, data.others);
  useFallbackData(data);
  const { isLost, news } = useLiveThread(data);
  const version = useSeenVersion(thread, staff.id, refused);
  const entries = useMemo(
    () => threadEntries(thread, new Map(colleagues.map(({ id, name }) => [id, name])), thread.now),
    [thread, colleagues],
  );
  const write = (kind: Writing) => setWriting(({ times }) => ({ kind, times: times + 1 }));
  useThreadKeys({ write, due: due.rows, number });

  return (
    <InboxFrame staff={staff} commands={threadCommands(data, { write, now })}>
      <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <DueColumn {...due} current={number} me={staff.id} now={now} />
        <div className="min-w-0">
          <TitleBar number={number} title={threadTitle(thread.messages[0]?.body)} others={others}>
            {!thread.mergedInto && (
              <Actions thread={thread} colleagues={colleagues} me={staff.id} now={now} />
            )}
          </TitleBar>
          {time && <PromiseRuler time={time} name={thread.name} />}
          <DoneLine
            number={number}
            version={thread.version}
            done={done}
            error={refused && !refused.writing ? refused.error : undefined}
          />
          <div className="md:grid md:grid-cols-[minmax(0,1fr)_20.75rem]">
            <div className="min-w-0">
              {thread.mergedInto && <MergedInto number={thread.mergedInto} />}
              <Timeline entries={entries} now={now} />
              {!thread.mergedInto && (
                <Editor
                  data={data}
                  refused={refused}
                  version={version}
                  writing={writing}
                  onWrite={write}
                  onTyping={onTyping}
                >
                  <UnderWay data={data} />
                </Editor>
              )}
            </div>
            <Rail thread={thread} time={time} me={staff.id} now={now} />
          </div>
        </div>
      </div>
      <LiveStatus isLost={isLost} news={news} />
    </InboxFrame>
  );
}

/** My replies that can still be taken back. */
function UnderWay({ data: { thread, staff } }: { data: ThreadPageData }) {
  return thread.messages.map(({ id, author, mail }) =>
    author?.id === staff.id && mail?.state === "queued" && mail.notBefore && mail.notBefore > thread.now ? (
      <Sending
        key={id}
        number={thread.number}
        version={thread.version}
        messageId={id}
        email={mail.recipient}
        until={mail.notBefore}
        now={thread.now}
      />
    ) : null,
  );
}

function MergedInto({ number }: { number: string }) {
  return (
    <p className="mx-4 mt-4 border border-rule-2 bg-surface px-3.5 py-2.5 text-dense md:mx-6">
      It goes on in{" "}
      <a href={`/desk/enquiries/${number}`} className="font-strong underline">
        {number}
      </a>
      , which it was merged into. Answer it there.
    </p>
  );
}
