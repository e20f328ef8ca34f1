import { BarGlyph } from "~/figures/bar-glyph";
import type { Benefit } from "~/sections/benefit-list";
import { ClaimFigure } from "./claim-figure";
import { type Glyph, glyphs } from "./glyphs";

export interface Claim {
  figure: "quarter-hours" | "thousand" | "bill";
  /** As the specification, catalogue 2, writes it, e.g. "99.7%". */
  value: string;
  title: string;
  description: string;
}

/** Three claims with their size drawn, three benefits that have no figure. */
export function ClaimsAndBenefits({
  claims,
  benefits,
}: {
  claims: readonly Claim[];
  benefits: readonly Benefit<Glyph>[];
}) {
  return (
    <ul data-scale="marked-units" className="grid border-t border-rule-2 md:grid-cols-3">
      {claims.map(({ figure, value, title, description }) => (
        <li
          key={title}
          className="grid content-start gap-x-8 border-b border-rule-2 py-8 max-sm:py-5 sm:max-md:grid-cols-[20rem_1fr] md:px-6 md:py-10 md:first:pl-0 md:nth-2:border-x"
        >
          <ClaimFigure figure={figure} />
          <div>
            <h3 className="max-sm:mt-5 md:mt-8">
              <span className="block text-figure">{value}</span>
              <span className="mt-1.5 block text-h4 sm:mt-3">{title}</span>
            </h3>
            <p className="mt-2 max-w-[44ch] text-ink-2">{description}</p>
          </div>
        </li>
      ))}
      {benefits.map(({ glyph, title, description }) => (
        <li
          key={title}
          className="flex gap-5 border-b border-rule py-7 max-sm:py-5 md:border-rule-2 md:px-6 md:nth-4:pl-0 md:nth-5:border-x"
        >
          <BarGlyph drawing={glyphs[glyph]} className="mt-1 size-9" />
          <div>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1.5 text-small text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
