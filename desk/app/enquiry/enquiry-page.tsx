import { enquiries } from "~/catalogue/promises/enquiries.data";
import { describe } from "~/enquiry/subject/describe";
import { identity } from "~/identity";
import { BookMeeting } from "~/features/contact-form/book-meeting";
import { ButtonLink } from "~/ui/button";
import type { ReadEnquiry } from "../../core/read-enquiry.ts";
import { AddSomething, type AdditionRefused } from "./add-something";
import { Answers } from "./answers";
import { headline } from "./headline";
import { HourBlocks } from "./hour-blocks";
import { duration, officeMoment } from "../../core/office-clock.ts";
import { distance, isLate, type ReplyTime, replyTime } from "./reply-time.ts";
import { useNow } from "./use-now";
import { WhatYouWrote } from "./what-you-wrote";
import { WhoAnswers } from "./who-answers";

export interface EnquiryPageProps {
  enquiry: ReadEnquiry;
  formKey: string;
  refused: AdditionRefused | undefined;
}

/** The visitor's own page: what they wrote, when the answer is due or what it is, and a place to write more. */
export function EnquiryPage({ enquiry, formKey, refused }: EnquiryPageProps) {
  const now = useNow(enquiry.now);
  const time = enquiry.dueAt ? replyTime(enquiry.dueAt, now) : undefined;
  const answers = enquiry.messages.filter(({ kind }) => kind === "staff");
  const { title, lede } = headline(enquiry, time);
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <div className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[1fr_auto]">
        <div>
          <p className="text-small font-medium text-ink-3 tabular-nums">Enquiry {enquiry.number}</p>
          <h1 className="mt-1.5 text-h1">{title}</h1>
          <p className="mt-3.5 max-w-[50ch] text-lede text-ink-2 [overflow-wrap:anywhere]">{lede}</p>
        </div>
        {time && <Due time={time} />}
      </div>
      {answers.length > 0 && (
        <div className="mt-7">
          <Answers answers={answers} now={now} />
        </div>
      )}
      {time && (
        <div className="mt-4 md:mt-7">
          <HourBlocks time={time} />
        </div>
      )}
      <div className="mt-7 grid border-rule-2 bg-surface max-md:border-t max-md:bg-paper md:grid-cols-[1fr_1fr_18.5rem] md:border">
        {/* First on a phone, and to the right on a wide screen. */}
        <WhoAnswers
          service={enquiry.service || (enquiry.subject ? describe(enquiry.subject).service : "")}
          assignee={enquiry.assignee}
          className={`${cell} md:order-last md:border-l`}
        />
        <WhatYouWrote enquiry={enquiry} now={now} className={cell} />
        <AddSomething
          formKey={formKey}
          refused={refused}
          note={additionNote(time)}
          className={`${cell} md:border-l`}
        />
      </div>
      <p className="label-text mt-3.5 text-ink-3">
        This page opens only with the link in your email. Keep it to follow the conversation.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to="/contact" emphasis="secondary">
          Send Another Message
        </ButtonLink>
        <BookMeeting />
      </div>
    </div>
  );
}

const cell = "min-w-0 border-rule-2 py-5 max-md:border-b md:px-6.5 md:pt-5.5 md:pb-6";

function additionNote(time: ReplyTime | undefined): string {
  if (!time) return `It joins the same conversation. ${enquiries.reply}.`;
  if (isLate(time)) return "It joins the same conversation.";
  return "It joins the same conversation. The reply time stays as promised above.";
}

function Due({ time }: { time: ReplyTime }) {
  const late = isLate(time);
  return (
    <p className="max-md:border-t max-md:border-ink max-md:pt-3 md:text-right">
      <span className="block text-small text-ink-2">{late ? "Reply was due" : "Reply by"}</span>
      <span className="block text-callout-2xl leading-[1.08] font-strong tracking-price md:text-callout-5xl">
        {officeMoment(time.dueAt, time.now)} in {identity.address.city}
      </span>
      {late ? (
        <span className="block text-small font-medium text-danger">{duration(distance(time))} late</span>
      ) : (
        <span className="block text-small text-ink-2">
          {duration(distance(time))} from now, at the latest
        </span>
      )}
    </p>
  );
}
