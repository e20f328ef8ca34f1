import Send from "lucide-react/icons/send";
import Undo2 from "lucide-react/icons/undo-2";
import { type RefObject, useEffect, useRef, useState } from "react";

import { useHydrated } from "~/lib/react/use-hydrated";
import { BarKey } from "./menu";
import { ActionForm } from "./action-form";
import { SmallButton } from "./small-button";

interface SendingProps {
  number: string;
  version: number;
  messageId: number;
  email: string;
  /** When the mail leaves. */
  until: Date;
  /** The server's time when the page was read. */
  now: Date;
}

const SECONDS = 10;

/** Ten blocks, ten seconds: so long a reply can be taken back. Whoever leaves the page has sent it. */
export function Sending({ number, version, messageId, email, until, now }: SendingProps) {
  const left = useSecondsLeft(until, now);
  const isHydrated = useHydrated();
  const line = useRef<HTMLDivElement>(null);
  useInView(line);
  if (left <= 0) {
    return <p className="label-text border-t border-rule px-3.5 py-2 text-ink-2">Sent to {email}</p>;
  }
  return (
    <div ref={line} className="scroll-mb-20">
      <ActionForm
        number={number}
        version={version}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-rule bg-blue-tint py-2 pr-2 pl-3.5"
      >
        <input type="hidden" name="messageId" value={messageId} />
        <svg aria-hidden width="117" height="14" className="shrink-0">
          {Array.from({ length: SECONDS }, (_, index) => (
            <rect
              key={index}
              x={index * 12 + 0.5}
              y="0.5"
              width="8"
              height="13"
              className={index < left ? "fill-blue-text stroke-blue-text" : "fill-none stroke-control"}
            />
          ))}
        </svg>
        <p className="min-w-0 flex-1 basis-48 text-tool">
          <b className="font-strong">
            {isHydrated ? `Sending in ${Math.ceil(left)} s` : "Leaves ten seconds after it was written"}
          </b>{" "}
          <span className="label-text text-ink-2 [overflow-wrap:anywhere]">to {email}</span>
        </p>
        <SmallButton data-undo name="intent" value="take-back">
          <Undo2 aria-hidden size={15} />
          Take it back
          <BarKey>z</BarKey>
        </SmallButton>
        <SmallButton look="primary" name="intent" value="send-now">
          <Send aria-hidden size={15} />
          Send now
        </SmallButton>
      </ActionForm>
    </div>
  );
}

/** The thread grows when its axis is drawn, and would push the line off the screen in the seconds that it is needed. */
function useInView(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => line.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [line]);
}

/** Counts by how much time has passed here since the page was read: nobody's clock has to be right. */
function useSecondsLeft(until: Date, now: Date): number {
  const whole = (until.getTime() - now.getTime()) / 1000;
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => {
      const seconds = (performance.now() - started) / 1000;
      setPassed(seconds);
      if (seconds > whole) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [whole]);
  return Math.min(SECONDS, whole - passed);
}
