import { BarGlyph } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { FigureFrame } from "~/ui/figure-frame";
import { Folded } from "~/ui/folded";
import { LegendItem } from "~/ui/legend-item";
import { SiteLink } from "~/ui/site-link";
import { glyphs } from "../glyphs";
import { Applies } from "./applies";
import { type ComplianceFramework, industries } from "./frameworks-by-industry";

/** Frameworks down; what each asks, and the industries that need it, across. On a phone a row becomes a block. */
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
      <table className="area-cybersecurity w-full border-collapse max-md:block md:table-fixed">
        <thead className="max-md:hidden">
          <tr className="label-text text-left align-bottom text-ink-3 *:pb-3 *:font-medium">
            <th scope="col" className="w-[28%]">
              Framework
            </th>
            <th scope="col" className="w-[28%]">
              What it asks of you
            </th>
            {industries.map(({ name, path }) => (
              <th key={path} scope="col" className="pl-1.5">
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
        <tbody className="border-t border-axis max-md:block">
          {frameworks.map((framework) => (
            <tr
              key={framework.name}
              className="border-b border-rule-2 align-top max-md:grid max-md:grid-cols-3 max-md:gap-x-2 max-md:py-5 md:[&>*]:py-5"
            >
              <th scope="row" className="text-left font-normal max-md:col-span-3 md:pr-8">
                <span className="flex items-center gap-3 text-h3">
                  <BarGlyph drawing={glyphs[framework.glyph]} className="size-6" />
                  {framework.name}
                </span>
                <span className="mt-2 block text-small text-ink-2">{framework.description}</span>
              </th>
              <td className="max-md:col-span-3 md:pr-4">
                <Folded title={<span className="label-text text-ink-3 md:sr-only">Requirements</span>}>
                  <DashList items={framework.requirements} className="mt-1" />
                </Folded>
                <p className="label-text mt-2 text-ink-3 md:hidden">Industries</p>
              </td>
              {industries.map(({ name }) => (
                <Applies key={name} industry={name} need={framework.industries[name] ?? "rarely"} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}
