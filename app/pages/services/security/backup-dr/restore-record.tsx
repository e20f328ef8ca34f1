import { Register } from "~/sections/register";
import { FigureFrame } from "~/ui/figure-frame";
import type { RestoreRecord } from "./content";

/** What a restore test leaves on paper; the bar shows the measured time against the promised one. */
export function RestoreTestRecord({ record }: { record: RestoreRecord }) {
  const share = Math.round((record.measuredMinutes / record.allowedMinutes) * 1000) / 10;
  return (
    <FigureFrame caption={record.caption} example>
      <div className="area-security border border-rule-2 bg-surface p-6 md:p-8">
        <h3 className="text-h4">{record.title}</h3>
        <div className="mt-5">
          <Register entries={record.entries} layout="record" />
        </div>
        <p className="mt-5 flex flex-wrap justify-between gap-x-6 text-small">
          <strong className="font-strong">Measured {record.measuredMinutes} min</strong>
          <span className="text-ink-2">Allowed {record.allowedMinutes} min</span>
        </p>
        <svg aria-hidden width="100%" height="16" className="mt-2 block">
          <rect width="100%" height="16" className="fill-rule" />
          <rect width={`${share}%`} height="16" className="fill-accent" />
        </svg>
      </div>
    </FigureFrame>
  );
}
