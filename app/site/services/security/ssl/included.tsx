import { BarGlyph } from "~/figures/bar-glyph";
import { Folded } from "~/ui/folded";
import type { Benefit } from "./content";

export interface IncludedProps {
  heading: string;
  benefits: readonly Benefit[];
  installedOn: string;
}

/** What comes with each certificate, three to a row; on a phone behind its heading. */
export function Included({ heading, benefits, installedOn }: IncludedProps) {
  return (
    <Folded
      className="area-security border-axis max-sm:border-t max-sm:border-b"
      title={<h3 className="text-h4">{heading}</h3>}
    >
      <ul className="grid gap-x-(--gap) gap-y-6 sm:mt-5 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="flex gap-5">
            <BarGlyph rows={benefit.icon} className="size-9" />
            <div>
              <h4 className="leading-tight font-strong">{benefit.title}</h4>
              <p className="mt-1 text-small text-ink-2">{benefit.description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-small text-ink-2">{installedOn}</p>
    </Folded>
  );
}
