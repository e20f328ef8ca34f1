import { useEffect, useRef } from "react";

import { identity } from "~/identity";

/** Shown under the form when the message did not get through. */
export function SendFailure() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="border-l-4 border-danger bg-danger-tint p-5">
      <p className="font-strong">Your message was not sent.</p>
      <p className="mt-1 text-ink-2">
        Nothing is lost: everything you typed is still here. Try again, or write to{" "}
        <a href={`mailto:${identity.emails.general}`} className="underline">
          {identity.emails.general}
        </a>
        .
      </p>
    </div>
  );
}
