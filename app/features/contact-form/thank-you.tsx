import { useEffect, useRef } from "react";

import { enquiries, replyHours } from "~/catalogue/promises/enquiries.data";
import { Button } from "~/ui/button";
import { BookMeeting } from "./book-meeting";

interface ThankYouProps {
  /** What visitor and team call the enquiry by, if whoever took it gave it one. */
  number: string | undefined;
  onAgain: () => void;
}

/** Takes the form's place once the message is sent. */
export function ThankYou({ number, onAgain }: ThankYouProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had focus is gone with the form. The figure above the heading is to be seen too.
    heading.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, []);
  return (
    <div ref={box} className="grid justify-items-start gap-5">
      <Reply />
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        Thank You!
      </h2>
      <p className="max-w-[48ch] text-lede text-ink-2">
        Your message is with us{number && ` as ${number}`}. {enquiries.reply}, usually with a question.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>Send Another Message</Button>
        <BookMeeting />
      </div>
    </div>
  );
}

/** What was sent, the 24 hours that a reply may take, and what it usually is. */
function Reply() {
  return (
    <figure className="w-full max-w-xl">
      <svg viewBox="0 0 480 94" aria-hidden className="block w-full animate-draw">
        <path d={rows(message, 0)} className="fill-blue" />
        <path d={hours} className="fill-rule-2" />
        <path d={rows(question, 400)} className="fill-unit" />
      </svg>
      <figcaption className="label-text mt-3.5 text-ink-3">
        Your message, {replyHours} hours at most, and what comes back.
      </figcaption>
    </figure>
  );
}

type Span = readonly [from: number, to: number];

/** Seven lines of writing, the last one short. */
const message: readonly (readonly Span[])[] = [72, 80, 64, 76, 52, 72, 32].map((end) => [[0, end]]);
const question: readonly (readonly Span[])[] = [
  [[12, 68]],
  [
    [0, 24],
    [56, 80],
  ],
  [[56, 80]],
  [[40, 72]],
  [[28, 52]],
  [],
  [[28, 52]],
];
const hours = Array.from({ length: replyHours }, (_, hour) => `M${102 + hour * 11.6} 35h8v24h-8z`).join("");

function rows(lines: readonly (readonly Span[])[], x: number): string {
  return lines
    .flatMap((line, row) =>
      line.map(([from, to]) => `M${x + from} ${row * 14}h${to - from}v10h${from - to}z`),
    )
    .join("");
}
