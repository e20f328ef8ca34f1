import { enquiries } from "~/catalogue/promises/enquiries.data";
import { identity } from "~/identity";
import type { ReadEnquiry } from "../../core/read-enquiry.ts";
import { duration, officeMoment } from "../../core/office-clock.ts";
import { distance, isLate, type ReplyTime } from "./reply-time.ts";

interface Headline {
  title: string;
  lede: string;
}

/** What is true of an enquiry, in two lines. */
export function headline(enquiry: ReadEnquiry, time: ReplyTime | undefined): Headline {
  const { name } = enquiry;
  const answer = enquiry.messages.findLast(({ kind }) => kind === "staff");
  if (time && isLate(time)) {
    const due = `${officeMoment(time.dueAt, time.now)} in ${identity.address.city}`;
    return {
      title: "We are late",
      lede: `You were to have our reply by ${due}, ${name}. That was ${duration(distance(time))} ago. Your message is with us, and you need not send it again.`,
    };
  }
  if (time) {
    return {
      title: "Thank You!",
      lede: `Your ${answer ? "addition" : "message"} is with us, ${name}. ${enquiries.reply}.`,
    };
  }
  if (answer) {
    return {
      title: "We have answered",
      lede: `Our answer is below, ${name}, and in your mailbox. If it leaves a question open, add it here.`,
    };
  }
  return { title: "Thank You!", lede: `Your message is with us, ${name}.` };
}
