import { type Benefit, BenefitList } from "~/sections/benefit-list";
import { Folded } from "~/ui/folded";
import { type Glyph, glyphs } from "../glyphs";

export interface IncludedProps {
  heading: string;
  benefits: readonly Benefit<Glyph>[];
  installedOn: string;
}

/** What comes with each certificate; on a phone behind its heading. */
export function Included({ heading, benefits, installedOn }: IncludedProps) {
  return (
    <Folded
      className="border-axis max-sm:border-t max-sm:border-b"
      title={<h3 className="text-h4">{heading}</h3>}
    >
      <BenefitList benefits={benefits} glyphs={glyphs} layout="plain" />
      <p className="mt-6 text-small text-ink-2">{installedOn}</p>
    </Folded>
  );
}
