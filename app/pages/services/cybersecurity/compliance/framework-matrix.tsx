import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { SiteLink } from "~/ui/site-link";
import { type ComplianceFramework, industries } from "./frameworks-by-industry";

/** Frameworks down, industries across: a full bar where it is law or contract, half a bar where customers ask. */
export function FrameworkMatrix({ frameworks }: { frameworks: readonly ComplianceFramework[] }) {
  return (
    <FigureFrame
      caption="Where each framework usually applies. Settling your own scope is the first thing we do."
      legend={
        <>
          <LegendItem swatch="h-3! bg-cybersecurity">Law or contract</LegendItem>
          <LegendItem swatch="h-3! border border-l-11 border-control border-l-cybersecurity">
            Customers ask
          </LegendItem>
          <LegendItem swatch="h-3! border border-rule-2">Rarely</LegendItem>
        </>
      }
    >
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="label-text w-[28%] pb-3 text-left font-medium text-ink-3 sm:w-[22%]">
              Framework
            </th>
            {industries.map(({ name, path }) => (
              <th key={path} scope="col" className="pb-2 pl-1.5">
                <SiteLink
                  to={path}
                  className="label-text inline-block min-w-6 rotate-180 py-1 text-left font-medium text-ink-2 [writing-mode:vertical-rl] hover:text-ink hover:underline"
                >
                  {name}
                </SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="border-t border-axis">
          {frameworks.map((framework) => (
            <tr key={framework.name} className="border-b border-rule-2">
              <th scope="row" className="h-13 text-left text-small font-strong whitespace-nowrap">
                {framework.name}
              </th>
              {industries.map(({ name }) => (
                <td key={name} className="pl-1.5">
                  <Applies need={framework.industries[name] ?? "rarely"} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}

const labels = { required: "Law or contract", asked: "Customers ask", rarely: "Rarely" } as const;

function Applies({ need }: { need: keyof typeof labels }) {
  return (
    <>
      <span className="sr-only">{labels[need]}</span>
      <span
        aria-hidden
        className={cx(
          "flex h-5 rounded-[1px] border forced-color-adjust-none",
          {
            required: "border-cybersecurity bg-cybersecurity",
            asked: "border-control",
            rarely: "border-rule-2",
          }[need],
        )}
      >
        {need === "asked" && <span className="w-1/2 bg-cybersecurity" />}
      </span>
    </>
  );
}
