import { cx } from "~/lib/react/cx";
import type { Step } from "./next-steps.ts";

/** What follows an acceptance, each step as long as it takes. */
export function StepsAfterAcceptance({ steps }: { steps: readonly Step[] }) {
  // As wide as the longest step and a little more; a day stays short where nothing takes longer.
  const days = Math.max(7, ...steps.map((step) => step.days.to)) * 1.12;
  return (
    <section
      aria-labelledby="next"
      className="grid gap-x-8 gap-y-5 border-t border-axis pt-5.5 break-inside-avoid md:grid-cols-[10.5rem_minmax(0,1fr)] print:grid-cols-[8rem_minmax(0,1fr)] print:gap-x-5 print:gap-y-3 print:pt-3"
    >
      <div>
        <h2 id="next" className="text-h3 print:text-callout-xs">
          What happens next
        </h2>
        <p className="label-text mt-1.5 text-ink-2">Bars: days, to scale</p>
      </div>
      <ol className={cx("grid gap-y-5", columns[Math.min(4, steps.length)])}>
        {steps.map(({ title, text, days: { from, to } }) => (
          <li key={title + text}>
            <svg aria-hidden height="7" className="block w-full">
              <rect y="3" width="100%" height="1" className="fill-rule-2" />
              <rect width={`${(to / days) * 100}%`} height="7" className="fill-blue-3" />
              <rect width={`${(from / days) * 100}%`} height="7" className="fill-blue" />
              {to === 0 && <rect width="3" height="7" className="fill-unit" />}
            </svg>
            <h3 className="mt-3 text-dense leading-5 font-strong tracking-name">{title}</h3>
            <p className="pr-5 text-note leading-5 text-ink-2 print:text-caption print:leading-4.5">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** All steps of a row are equally wide, so that a day is equally long in each. */
const columns: Record<number, string> = {
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-3",
  4: "sm:grid-cols-4",
};
