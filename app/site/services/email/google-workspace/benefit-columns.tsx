import { BarGlyph } from "~/figures/bar-glyph";
import type { Benefit } from "./content";

/** Four benefits side by side under one rule, each below its sign. */
export function BenefitColumns({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className="area-email grid gap-x-(--gap) border-t border-axis sm:grid-cols-2 lg:grid-cols-4">
      {items.map(({ title, description, glyph }) => (
        <li
          key={title}
          className="flex gap-5 border-rule py-7 max-sm:not-first:border-t sm:block lg:not-first:border-l lg:not-first:pl-6"
        >
          <BarGlyph rows={glyph} className="size-9 sm:mb-5" />
          <div>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1.5 max-w-[38ch] text-small text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
