import { salaryRange } from "~/lib/salary-range";

export interface PayScale {
  from: number;
  to: number;
}

/** A salary as a bar on the scale that all positions share. The range stands in words beside it. */
export function SalaryBar({ salary, scale }: { salary: string; scale: PayScale }) {
  const { from, to } = salaryRange(salary);
  const at = (thousands: number) => Math.round((thousands / (scale.to - scale.from)) * 10_000) / 100;
  return (
    <svg aria-hidden width="100%" height="12" className="block">
      <rect y="5.5" width="100%" height="1" className="fill-rule-2" />
      <rect x={`${at(from - scale.from)}%`} width={`${at(to - from)}%`} height="12" className="fill-blue" />
    </svg>
  );
}
