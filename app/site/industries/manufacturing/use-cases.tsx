import { BarGlyph } from "~/figures/bar-glyph";
import { Folded } from "~/ui/folded";
import { type Glyph, glyphs } from "../glyphs";

export interface UseCase {
  glyph: Glyph;
  title: string;
  /** How this trade loses its minutes: one sentence. */
  description: string;
  useCases: readonly string[];
}

/** Trades in pairs, each with what is watched there. */
export function UseCases({ trades }: { trades: readonly UseCase[] }) {
  return (
    <ul className="grid border-t border-axis md:grid-cols-2">
      {trades.map((trade) => (
        <li
          key={trade.title}
          className="grid grid-cols-[2.75rem_1fr] border-b border-rule-2 py-1 sm:grid-cols-[3.5rem_1fr] sm:py-8 md:odd:border-r md:odd:pr-10 md:even:pl-10"
        >
          <BarGlyph drawing={glyphs[trade.glyph]} className="size-7 max-sm:mt-2 sm:size-10" />
          <Folded
            title={<h3 className="text-h4 sm:text-h3">{trade.title}</h3>}
            lede={<span className="text-ink-2 max-sm:text-small sm:mt-1 sm:block">{trade.description}</span>}
          >
            <ul className="text-small sm:mt-4" aria-label={`Use cases: ${trade.title}`}>
              {trade.useCases.map((useCase) => (
                <li key={useCase} className="border-t border-rule py-2">
                  {useCase}
                </li>
              ))}
            </ul>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
