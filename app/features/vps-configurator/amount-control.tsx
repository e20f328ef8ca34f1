import { type KeyboardEvent, useId, useState } from "react";

import { cx } from "~/lib/react/cx";
import type { Part } from "./machine-parts";
import { readAmount } from "./model/read-amount";
import { Slider } from "./slider";

export interface AmountControlProps {
  part: Part;
  amount: number;
  onChoose: (amount: number) => void;
}

/** What is being typed and what there is to say about it. Both belong to one amount: another choice ends them. */
interface Draft {
  amount: number;
  text?: string;
  note?: string;
  refused?: boolean;
}

/** One part of the machine: a slider, and a field for people who know the number. */
export function AmountControl({ part, amount, onChoose }: AmountControlProps) {
  const id = useId();
  const [draft, setDraft] = useState<Draft>();
  const { text = String(amount), note, refused = false } = draft?.amount === amount ? draft : {};

  function type(typed: string) {
    const reading = readAmount(typed, part);
    // On the way to "120" stand "1" and "12": what is not an amount yet is left alone until the field is left.
    if (reading.kind === "accepted") onChoose(reading.value);
    setDraft({ amount: reading.kind === "accepted" ? reading.value : amount, text: typed });
  }

  function settle() {
    if (draft?.text === undefined) return;
    const reading = readAmount(text, part);
    if (reading.kind === "accepted") return setDraft(undefined);
    if (reading.kind === "corrected") {
      onChoose(reading.value);
      return setDraft({ amount: reading.value, note: reading.message });
    }
    setDraft({ amount, text, refused: true, note: `${reading.message} The price still uses ${amount}.` });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") settle();
  }

  return (
    <div className="border-b border-rule pt-5 pb-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex flex-wrap items-baseline gap-x-3 max-sm:block">
          <label
            htmlFor={`${id}-slider`}
            className="block text-title-sm leading-tight font-strong tracking-tab"
          >
            {part.label}
          </label>
          <span className="label-text text-ink-3">{part.rate}</span>
        </span>
        <span className="ml-auto flex items-baseline gap-2">
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={`${part.label}, exact number`}
            aria-invalid={refused || undefined}
            aria-describedby={`${id}-note`}
            value={text}
            onInput={(event) => type(event.currentTarget.value)}
            onBlur={settle}
            onKeyDown={onKeyDown}
            className={cx(
              "h-11 w-22 rounded-control border bg-surface px-2.5 text-right text-callout-lg leading-none font-strong tracking-callout",
              refused ? "border-danger bg-danger-tint" : "border-control hover:border-ink",
            )}
          />
          <span className="w-12 text-ink-2">{part.unit}</span>
        </span>
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={cx("text-small not-empty:mt-2", refused ? "font-medium text-danger" : "text-ink-2")}
      >
        {note}
      </p>
      <Slider
        id={`${id}-slider`}
        part={part}
        amount={amount}
        onInput={(event) => {
          setDraft(undefined);
          onChoose(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}
