import { BarGlyph } from "~/figures/bar-glyph";
import type { Action } from "~/ui/action";
import { TextLink } from "~/ui/text-link";
import { type Glyph, glyphs } from "./glyphs";

export interface Difference {
  glyph: Glyph;
  title: string;
  description: string;
  /** The page on which the claim can be checked. */
  check: Action;
}

/** A ledger of claims: each with its sign, what stands behind it, and where to check it. */
export function Differences({ items }: { items: readonly Difference[] }) {
  return (
    <ul className="border-t border-axis">
      {items.map(({ glyph, title, description, check }) => (
        <li key={title} className="grid-12 items-start gap-y-3 border-b border-rule-2 py-7">
          <div className="col-span-full flex items-center gap-5 md:col-span-5">
            <BarGlyph drawing={glyphs[glyph]} className="size-11" />
            <h3 className="text-h3">{title}</h3>
          </div>
          <p className="col-span-full max-w-[46ch] text-ink-2 sm:col-span-7 md:col-span-5">{description}</p>
          <p className="col-span-full sm:col-span-5 sm:ml-auto md:col-span-2">
            <TextLink to={check.to}>{check.label}</TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
