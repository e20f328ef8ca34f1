import { identity } from "~/identity";
import type { ReadMessage } from "../../core/read-enquiry.ts";
import { MessageText } from "./message-text";
import { officeMoment } from "../../core/office-clock.ts";

interface AnswersProps {
  answers: readonly ReadMessage[];
  now: Date;
}

/** What we wrote, the latest first. */
export function Answers({ answers, now }: AnswersProps) {
  return (
    <section aria-labelledby="answers" className="border border-rule-2 bg-surface">
      <h2 id="answers" className="px-5 pt-5 text-h3 sm:px-6.5">
        {answers.length === 1 ? "Our answer" : "Our answers"}
      </h2>
      {answers.toReversed().map((answer) => (
        <article
          key={answer.id}
          className="border-rule px-5 pt-3 pb-6 not-first-of-type:border-t not-first-of-type:pt-5 sm:px-6.5"
        >
          <p className="label-text text-ink-3">
            {answer.author ?? `The team of ${identity.name}`}, {officeMoment(answer.createdAt, now)} in{" "}
            {identity.address.city}
          </p>
          <MessageText className="mt-2 max-w-[68ch]">{answer.body}</MessageText>
        </article>
      ))}
    </section>
  );
}
