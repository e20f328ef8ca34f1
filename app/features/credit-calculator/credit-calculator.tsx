import { useState } from "react";

import { useAnnouncement } from "~/lib/react/use-announcement";
import { SelectField, TextField } from "~/ui/field";
import { CreditFigure } from "./credit-figure";
import { downtime, readMinutes, span } from "./downtime";

/** What the page shows before a visitor types: an outage that earns the first credit. */
const example = 60;
const monthLengths = [31, 30, 29, 28];

/** Minutes without service in a month → availability → credit. Without scripts the example stands. */
export function CreditCalculator() {
  const [typed, setTyped] = useState("");
  const [days, setDays] = useState(30);
  const minutes = readMinutes(typed, days, example);
  const { availability, credit } = downtime(minutes, days);
  const answer =
    credit === 0
      ? `${span(minutes)} down is ${availability}% availability. The target is met, so there is no credit.`
      : `${span(minutes)} down is ${availability}% availability. You get back ${credit}% of that service's fee for the month.`;
  const announcement = useAnnouncement(answer, 300);

  return (
    <div>
      <div className="grid-12 mb-10 items-end gap-y-6">
        <div className="col-span-full grid gap-4 noscript:hidden sm:grid-cols-2 md:col-span-5">
          <TextField
            label="Minutes down"
            name="minutes"
            inputMode="numeric"
            autoComplete="off"
            placeholder={String(example)}
            maxLength={9}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <SelectField
            label="In a month of"
            name="days"
            value={days}
            onInput={(event) => setDays(Number(event.currentTarget.value))}
          >
            {monthLengths.map((length) => (
              <option key={length} value={length}>
                {length} days
              </option>
            ))}
          </SelectField>
        </div>
        <p className="col-span-full text-h3 text-balance md:col-span-7">{answer}</p>
      </div>
      <div className="relative">
        <CreditFigure minutes={minutes} days={days} />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
