import { useEffect, useRef } from "react";

import { Button } from "~/ui/button";
import { BookMeeting } from "./book-meeting";

/** Takes the form's place once the message is sent. */
export function ThankYou({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had focus is gone with the form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-5">
      <ReplyBar />
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        Thank You!
      </h2>
      <p className="max-w-[48ch] text-lede text-ink-2">
        Your message is with us. An engineer replies within 24 hours, usually with a question.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>Send Another Message</Button>
        <BookMeeting />
      </div>
    </div>
  );
}

/** 24 hours, the first of them gone. */
function ReplyBar() {
  return (
    <svg viewBox="0 0 238 12" aria-hidden className="w-full max-w-sm">
      <path d="M0 0h8v12h-8z" className="fill-blue" />
      <path
        d={Array.from({ length: 23 }, (_, hour) => `M${(hour + 1) * 10} 0h8v12h-8z`).join("")}
        className="fill-rule-2"
      />
    </svg>
  );
}
