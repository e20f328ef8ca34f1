import { BarGlyph, type GlyphRows } from "~/figures/bar-glyph";

export interface UseCase {
  icon: GlyphRows;
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
          className="grid grid-cols-[3.5rem_1fr] border-b border-rule-2 py-8 md:odd:border-r md:odd:pr-10 md:even:pl-10"
        >
          <BarGlyph rows={trade.icon} />
          <div>
            <h3 className="text-h3">{trade.title}</h3>
            <p className="mt-1 text-ink-2">{trade.description}</p>
            <ul className="mt-4 text-small" aria-label={`Use cases: ${trade.title}`}>
              {trade.useCases.map((useCase) => (
                <li key={useCase} className="border-t border-rule py-2">
                  {useCase}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
