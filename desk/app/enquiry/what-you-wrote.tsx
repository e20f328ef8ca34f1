import type { ReadEnquiry } from "../../core/read-enquiry.ts";
import { MessageText } from "./message-text";
import { officeMoment } from "../../core/office-clock.ts";
import { SubjectCard } from "./subject-card";

interface WhatYouWroteProps {
  enquiry: ReadEnquiry;
  now: Date;
  className: string;
}

export function WhatYouWrote({ enquiry, now, className }: WhatYouWroteProps) {
  const [first, ...additions] = enquiry.messages.filter(({ kind }) => kind === "visitor");
  return (
    <section aria-labelledby="wrote" className={className}>
      <h2 id="wrote" className="text-h3">
        What you wrote
      </h2>
      {first && <MessageText className="mt-2.5 text-small">{first.body}</MessageText>}
      {enquiry.subject && <SubjectCard subject={enquiry.subject} className="mt-4" />}
      {additions.map((addition) => (
        <div key={addition.id} className="mt-4 border-t border-rule pt-3.5">
          <p className="label-text text-ink-3">Added {officeMoment(addition.createdAt, now)}</p>
          <MessageText className="mt-1 text-small">{addition.body}</MessageText>
        </div>
      ))}
    </section>
  );
}
