import X from "lucide-react/icons/x";
import { useState } from "react";

import { offerCalled } from "~/catalogue/offer";
import { periodCalled } from "~/catalogue/period";
import { unitText, units } from "~/catalogue/units";
import { formatCents } from "~/lib/format/format-cents";
import { IconButton } from "~/ui/icon-button";
import { copy } from "./content";
import { type LineColour, shadeOf } from "./line-colour";
import type { EstimateLine } from "./model/estimate";
import { costsOf } from "./model/estimate-costs";
import { lineName, priceWords } from "./model/line-words";
import { QuantityControl } from "./quantity-control";

export interface EstimateRowProps {
  line: EstimateLine;
  colour: LineColour;
  onChoose: (quantity: number) => void;
  onRemove: () => void;
}

/** One line: its colour in the bars, what it is, how many, what that comes to. */
export function EstimateRow({ line, colour, onChoose, onRemove }: EstimateRowProps) {
  const [note, setNote] = useState<string>();
  const shade = shadeOf(colour);
  const unit = unitText(offerCalled(line.plan)?.unit ?? units.plan, line.quantity);
  return (
    <li className="estimate-line">
      <span aria-hidden {...shade} className={`estimate-swatch ${shade.className}`} />
      <div className="estimate-name">
        <p className="font-strong leading-tight">{lineName(line)}</p>
        <p className="label-text text-ink-3">{priceWords(line)}</p>
      </div>
      <div className="estimate-count">
        <QuantityControl line={line} onChoose={onChoose} onNote={setNote} />
        <p className="label-text mt-1 text-center text-ink-3">{unit}</p>
      </div>
      <div className="estimate-amount">
        <Amount line={line} />
      </div>
      <IconButton quiet label={`Remove ${lineName(line)}`} onClick={onRemove}>
        <X aria-hidden size={18} />
      </IconButton>
      <p role="status" className="text-small text-ink-2 not-empty:mt-2">
        {note}
      </p>
    </li>
  );
}

function Amount({ line }: { line: EstimateLine }) {
  const costs = costsOf(line);
  if (!costs) return <p className="label-text">{copy.onRequest}</p>;
  const [first] = costs.years;
  return (
    <p className="font-strong leading-tight tabular">
      {formatCents(costs.month || first)}
      <span className="label-text block text-ink-3">{every(line)}</span>
    </p>
  );
}

function every({ period, renewal }: EstimateLine): string {
  const paid = periodCalled(period)?.every;
  if (paid === "once") return "once";
  if (paid !== "year") return "a month";
  return renewal === undefined ? "a year" : "first year";
}
