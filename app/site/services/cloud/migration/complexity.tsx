import { cx } from "~/lib/react/cx";
import type { Strategy } from "./strategy-chart";

const levels = ["Low", "Medium", "High"];

/** One, two or three bars, and the word. */
export function Complexity({ level }: { level: Strategy["complexity"] }) {
  return (
    <p className="label-text mt-3 flex items-center gap-1">
      {levels.map((each, index) => (
        <span
          key={each}
          aria-hidden
          className={cx(
            "h-1.5 w-5 forced-color-adjust-none",
            index <= levels.indexOf(level) ? swatches[level] : "bg-rule-2",
          )}
        />
      ))}
      <span className="ml-2">{level} complexity</span>
    </p>
  );
}

const swatches: Record<Strategy["complexity"], string> = {
  Low: "bg-cloud",
  Medium: "bg-blue",
  High: "bg-ink",
};
