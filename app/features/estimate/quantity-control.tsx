import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type KeyboardEvent, useState } from "react";

import { offerCalled } from "~/catalogue/offer";
import { readAmount } from "~/features/vps-configurator/model/read-amount";
import { periodCalled } from "~/catalogue/period";
import { unitText, units } from "~/catalogue/units";
import type { EstimateLine } from "./model/estimate";
import { lineName } from "./model/line-words";

/** What is being typed. It belongs to one quantity: another ends it. */
interface Draft {
  quantity: number;
  text: string;
}

export interface QuantityControlProps {
  line: EstimateLine;
  onChoose: (quantity: number) => void;
  /** What there is to say about what was typed. */
  onNote: (note: string | undefined) => void;
}

/** How many, as a number between two buttons. Hours are stepped by the day. */
export function QuantityControl({ line, onChoose, onNote }: QuantityControlProps) {
  const [draft, setDraft] = useState<Draft>();
  const item = offerCalled(line.plan);
  const unit = item?.unit ?? units.plan;
  const step = periodCalled(line.period)?.every === "hour" ? 24 : 1;
  const limits = { min: 1, max: item?.quantity.most ?? 1, step: 1, unit: unit.many };
  const text = draft?.quantity === line.quantity ? draft.text : String(line.quantity);
  const name = lineName(line);

  function choose(quantity: number) {
    setDraft(undefined);
    onNote(undefined);
    onChoose(Math.min(limits.max, Math.max(limits.min, quantity)));
  }

  function type(typed: string) {
    const reading = readAmount(typed, limits);
    // On the way to "120" the field may be empty: what is no quantity yet is left alone until the field is left.
    const quantity = reading.kind === "accepted" ? reading.value : line.quantity;
    if (quantity !== line.quantity) onChoose(quantity);
    onNote(undefined);
    setDraft({ quantity, text: typed });
  }

  function settle() {
    if (draft?.text === undefined) return;
    const reading = readAmount(text, limits);
    setDraft(undefined);
    if (reading.kind === "accepted") return;
    if (reading.kind === "corrected") onChoose(reading.value);
    onNote(
      reading.kind === "corrected"
        ? reading.message
        : `${reading.message} The estimate still uses ${line.quantity}.`,
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") settle();
  }

  return (
    <div className="estimate-quantity">
      <button
        type="button"
        aria-label={`${step} ${unitText(unit, step)} less: ${name}`}
        aria-disabled={line.quantity <= limits.min}
        onClick={() => choose(line.quantity - step)}
      >
        <Minus aria-hidden size={16} />
      </button>
      <input
        type="number"
        min={limits.min}
        max={limits.max}
        aria-label={`${name}: ${unit.many}`}
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label={`${step} ${unitText(unit, step)} more: ${name}`}
        aria-disabled={line.quantity >= limits.max}
        onClick={() => choose(line.quantity + step)}
      >
        <Plus aria-hidden size={16} />
      </button>
    </div>
  );
}
