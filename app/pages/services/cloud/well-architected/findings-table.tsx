import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import type { Finding } from "./content";

const efforts: readonly Finding["effort"][] = ["Hours", "Days", "Weeks"];

/** Example findings in the order they would be fixed, with risk and effort as bars. */
export function FindingsTable({ findings, caption }: { findings: readonly Finding[]; caption: string }) {
  return (
    <FigureFrame caption={caption} example>
      <table className="w-full border-collapse text-left">
        <thead className="label-text text-ink-3">
          <tr className="border-b border-axis [&>th]:pr-3 [&>th]:pb-2.5 [&>th]:font-medium">
            <th scope="col">Finding</th>
            <th scope="col" className="max-sm:hidden">
              Pillar
            </th>
            <th scope="col" className="w-20 md:w-32">
              Risk
            </th>
            <th scope="col" className="w-16 md:w-32">
              Effort
            </th>
          </tr>
        </thead>
        <tbody>
          {findings.map((finding) => (
            <tr key={finding.finding} className="border-b border-rule [&>*]:py-3.5 [&>*]:pr-3">
              <th scope="row" className="leading-snug font-strong">
                {finding.finding}
                <span className="label-text block text-ink-3 sm:hidden">{finding.pillar}</span>
              </th>
              <td className="text-small text-ink-2 max-sm:hidden">{finding.pillar}</td>
              <td className="text-small">
                <Level of={finding.risk === "High" ? 3 : 2} className="bg-tier-2" />
                {finding.risk}
              </td>
              <td className="text-small">
                <Level of={efforts.indexOf(finding.effort) + 1} className="bg-unit" />
                {finding.effort}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}

/** One to three of three bars. */
function Level({ of, className }: { of: number; className: string }) {
  return (
    <span aria-hidden className="mb-1.5 flex max-w-20 gap-1">
      {[1, 2, 3].map((bar) => (
        <span key={bar} className={cx("h-2 flex-1 rounded-[1px]", bar <= of ? className : "bg-rule")} />
      ))}
    </span>
  );
}
