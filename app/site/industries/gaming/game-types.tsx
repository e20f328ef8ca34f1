import { UnitRows } from "~/figures/unit-rows";
import { FigureFrame } from "~/ui/figure-frame";

export interface GameType {
  title: string;
  description: string;
  /** Marks in the drawn second; 0 where the server hears nothing during the game. */
  updates: number;
  rate: string;
}

/** The strip of each type is one second long and has a mark for each update. */
export function GameTypes({ types, caption }: { types: readonly GameType[]; caption: string }) {
  return (
    <FigureFrame example caption={caption}>
      <ul className="border-t border-axis">
        {types.map(({ title, description, updates, rate }) => (
          <li key={title} className="border-b border-rule-2 py-4 sm:py-6 md:py-7">
            <svg
              aria-hidden
              width="100%"
              height="26"
              viewBox="0 0 1000 26"
              preserveAspectRatio="none"
              className="block text-accent"
            >
              <rect y="25" width="1000" height="1" className="fill-rule-2" />
              {updates > 0 && (
                <UnitRows
                  rows={[{ y: 0, count: updates }]}
                  pitch={1000 / updates}
                  size={{ width: 6, height: 22 }}
                  className=""
                />
              )}
            </svg>
            <div className="grid-12 mt-2.5 gap-y-1 sm:mt-4">
              <h3 className="col-span-9 text-h4 md:col-span-4">{title}</h3>
              <p className="col-span-full text-ink-2 max-md:order-3 max-sm:text-small md:col-span-6 md:pr-8">
                {description}
              </p>
              <p className="label-text col-span-3 pt-1 text-right text-ink-3 md:col-span-2 md:pt-0">{rate}</p>
            </div>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}
