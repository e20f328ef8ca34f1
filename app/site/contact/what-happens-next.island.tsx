import type { ReactNode } from "react";

import { replyBy } from "~/catalogue/promises/compute";
import { enquiries, replyHours } from "~/catalogue/promises/enquiries.data";
import { identity } from "~/identity";
import { weekdays } from "~/lib/office/office-day";
import { type OfficeMoment, useOfficeMoment } from "~/lib/office/use-office-moment";
import { island } from "~/lib/react/island";
import { LegendItem } from "~/ui/legend-item";
import { next } from "./content";
import { ReplyClock } from "./reply-clock";
import { dueAfter, openingText } from "./reply-hours";

/** What becomes of a message, beside a clock of the hours that the reply may take. Prerendered in words only. */
function WhatHappensNext() {
  const now = useOfficeMoment();
  return (
    <>
      <h2 className="text-h3">{next.heading}</h2>
      <div className="reply-clock">
        {now && <ReplyClock now={now} />}
        <ol>
          <Step number={1} heading={next.sent}>
            {now ? sentText(now) : next.hours}
          </Step>
          <Step number={2} heading={next.read}>
            {enquiries.contract}
          </Step>
          <Step
            number={3}
            heading={enquiries.who}
            time={now ? replyBy(dueAfter(now, replyHours)) : enquiries.inTime}
          >
            {now ? `${identity.address.city} time. ${enquiries.everyDay}` : enquiries.everyDay}
          </Step>
        </ol>
      </div>
      <p className="flex flex-wrap gap-x-5 noscript:hidden">
        <LegendItem swatch="bg-blue">{next.legend.office}</LegendItem>
        <LegendItem swatch="bg-rule-2">{next.legend.other}</LegendItem>
      </p>
    </>
  );
}

/** Day and time at the office, and whether it is open. */
function sentText(now: OfficeMoment): string {
  const { address, office } = identity;
  return `${weekdays[now.day]} ${now.label}, ${address.city} time. ${openingText(now, office)}`;
}

interface StepProps {
  number: number;
  heading: string;
  /** Large, under the heading. */
  time?: string;
  children: ReactNode;
}

function Step({ number, heading, time, children }: StepProps) {
  return (
    <li>
      <h3 className="font-strong tracking-control">
        <span aria-hidden className="text-blue-text">
          {number}
        </span>{" "}
        {heading}
      </h3>
      {time && <p className="reply-time tracking-callout">{time}</p>}
      <p className="label-text text-ink-2">{children}</p>
    </li>
  );
}

export default island(WhatHappensNext);
