import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";

export interface SheetCheck {
  /** What is checked, counted or handed over. */
  item: string;
  /** What there is to show for it. */
  evidence: string;
  /** A second line in small type: tools, scope. */
  note?: string;
  /** A word or a number, e.g. "Passed" or "41". */
  result: string;
  /** Whether its box is filled; left out where the result is a number, which has none. */
  done?: boolean;
}

export interface SheetChecksProps {
  /** Over the first and the last column, e.g. "Check" and "Result". */
  headings: readonly [item: string, result: string];
  checks: readonly SheetCheck[];
  /** On a phone each item opens its evidence: for a long sheet. */
  folded?: boolean;
}

/** The body of an audit sheet, a handover or a report: a line for each point, with its evidence and its result. */
export function SheetChecks({ headings: [itemHeading, resultHeading], checks, folded }: SheetChecksProps) {
  return (
    <table className="w-full border-collapse text-left text-small">
      <thead>
        <tr className="label-text border-b border-rule text-ink-3 *:py-2.5 *:font-medium">
          <th scope="col">{itemHeading}</th>
          <th scope="col" className="text-right">
            {resultHeading}
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ item, evidence, note, result, done }) => (
          <tr key={item} className="border-b border-rule align-top">
            {folded ? (
              <td className="pr-3 sm:py-2.5">
                <Folded title={<span className="font-strong">{item}</span>}>
                  {/* Opened on a phone, it also takes the room under the result. */}
                  <div className="max-sm:-mr-[85%]">
                    <Evidence evidence={evidence} note={note} />
                  </div>
                </Folded>
              </td>
            ) : (
              <th scope="row" className="py-2.5 pr-3 font-normal">
                <span className="block font-strong">{item}</span>
                <Evidence evidence={evidence} note={note} />
              </th>
            )}
            <td className={cx("py-2.5 text-right font-medium tabular", folded && "max-sm:w-[44%]")}>
              {result}
              {done !== undefined && (
                <span
                  aria-hidden
                  className={cx(
                    "ml-2 inline-block size-3 border",
                    done ? "border-ink bg-ink" : "border-control",
                  )}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Evidence({ evidence, note }: { evidence: string; note: string | undefined }) {
  return (
    <>
      <span className="block text-ink-2">{evidence}</span>
      {note && <span className="label-text mt-1 block text-ink-3">{note}</span>}
    </>
  );
}
