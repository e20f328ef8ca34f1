import { useEffect, useRef } from "react";

import { periodCalled } from "~/catalogue/period";
import { billing } from "~/catalogue/promises/billing.data";
import { formatCents } from "~/lib/format/format-cents";
import { saveSearch } from "~/lib/navigation/address";
import { useAnnouncement } from "~/lib/react/use-announcement";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { copy } from "./content";
import { EmptyEstimate } from "./empty-estimate";
import { EstimateActions } from "./estimate-actions";
import { EstimateLegend } from "./estimate-legend";
import { EstimateRow } from "./estimate-row";
import { lineColours } from "./line-colour";
import { totalsOf } from "./model/estimate-costs";
import { lineName } from "./model/line-words";
import { TotalsFigure } from "./totals-figure";
import { useEstimateLines } from "./use-estimate-lines";
import { correctionSentence, itemCount, onRequestSentence } from "./words";

/** The plans that were added, how many of each, and what a month, a year and three years come to. */
export function ChosenPlans() {
  const estimate = useEstimateLines();
  const { lines, gst, corrections, undo } = estimate;
  const totals = totalsOf(lines, gst);
  const announcement = useAnnouncement(spoken());
  const colours = lineColours(lines);

  function spoken(): string {
    if (lines.length === 0) return "";
    const { month, firstYear, threeYears } = totals;
    return `${itemCount(lines.length)}: ${formatCents(month.gross)} each month, ${formatCents(firstYear.gross)} in the first year, ${formatCents(threeYears.gross)} in three years${gst ? ", with GST" : ""}.`;
  }

  return (
    <div onBlur={saveSearch}>
      <div role="status">
        {corrections.map((correction) => (
          <p key={correction.kind} className="mb-3 border-l-4 border-blue bg-surface px-5 py-3">
            {correctionSentence(correction)}
          </p>
        ))}
      </div>
      {undo && <UndoBar key={undo.after + undo.text} text={undo.text} onUndo={estimate.restore} />}
      {lines.length === 0 ? (
        <EmptyEstimate />
      ) : (
        <div className="grid border border-rule-2 bg-surface max-sm:-mx-(--gutter) max-sm:border-x-0 md:grid-cols-2">
          <div className="estimate-lines border-rule-2 px-(--gutter) py-7 sm:px-8 md:border-r">
            <div className="flex items-center gap-3 border-b border-ink pb-2">
              <h3 className="text-h4">{copy.items}</h3>
              <span className="label-text text-ink-3">{itemCount(lines.length)}</span>
              <Button emphasis="secondary" size="small" className="ml-auto" onClick={estimate.clear}>
                Clear
              </Button>
            </div>
            <ul>
              {lines.map((line, index) => (
                <EstimateRow
                  key={line.plan}
                  line={line}
                  colour={colours[index] ?? { area: "hosting", shade: 0 }}
                  onChoose={(quantity) => estimate.setQuantity(line, quantity)}
                  onRemove={() => estimate.removeLine(line, lineName(line))}
                />
              ))}
            </ul>
            <div className="mt-5">
              <Checkbox checked={gst} onChange={(event) => estimate.setGst(event.target.checked)}>
                <span className="font-strong">{copy.gst}</span>{" "}
                <span className="label-text text-ink-3">{copy.gstFor}</span>
              </Checkbox>
            </div>
          </div>
          <div className="border-rule-2 px-(--gutter) py-7 max-md:border-t sm:px-8">
            <EstimateLegend colours={colours} gst={gst} />
            <TotalsFigure lines={lines} totals={totals} />
            {totals.onRequest > 0 && (
              <p className="mt-4 text-small text-ink-2">{onRequestSentence(totals.onRequest)}</p>
            )}
            <EstimateActions lines={lines} totals={totals} gst={gst} />
          </div>
        </div>
      )}
      <p className="label-text mt-4 text-ink-2">
        {copy.taxNote}
        {lines.some(({ period }) => periodCalled(period)?.every === "hour") && ` ${billing.hourly}`}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Takes focus, since the button that was pressed may be gone. */
function UndoBar({ text, onUndo }: { text: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 border border-rule-2 bg-surface px-5 py-3">
      <p role="status">{text}</p>
      <Button ref={button} emphasis="secondary" size="small" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
