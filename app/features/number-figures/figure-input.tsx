import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

import type { NumberFigure } from "./model/number-figure";
import { groupDigits } from "~/lib/format/group-digits";
import { useAnnouncement } from "~/lib/react/use-announcement";
import { TextLink } from "~/ui/text-link";
import "./figure-input.css";
import { readNumber, type ReadNumber, stepFrom } from "./read-number";

interface FigureInputProps {
  figure: NumberFigure;
  /** The figure, drawn with this number. */
  children: (value: number) => ReactNode;
}

/** One field, the answer as a sentence and the figure drawn again. Without scripts the example stands, without the field. */
export function FigureInput({ figure, children }: FigureInputProps) {
  const [typed, setTyped] = useState("");
  const read = readNumber(typed, figure);
  const { value } = read;
  const answer = figure.answer(value);
  const announcement = useAnnouncement(answer.replaceAll("*", ""), 300);

  return (
    <>
      <div className="figure-input">
        <div className="figure-input-strip">
          <div className="figure-input-ask noscript:hidden">
            <NumberField figure={figure} typed={typed} read={read} onType={setTyped} />
          </div>
          <div className="figure-input-answer">
            <p className="label-text text-ink-3">{headline(read, figure)}</p>
            <p className="mt-2 text-h3 text-balance">
              {answer.split("*").map((part, index) =>
                index % 2 === 0 ? (
                  part
                ) : (
                  <span key={index} className="text-blue-text">
                    {part}
                  </span>
                ),
              )}
            </p>
          </div>
          <TextLink to={`/contact?figure=${figure.id}&value=${value}`} className="noscript:hidden">
            Take this to the form
          </TextLink>
        </div>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      {children(value)}
    </>
  );
}

interface NumberFieldProps {
  figure: NumberFigure;
  typed: string;
  read: ReadNumber;
  onType: (typed: string) => void;
}

function NumberField({ figure, typed, read: { value, from }, onType }: NumberFieldProps) {
  const id = useId();
  const step = (direction: 1 | -1) => onType(groupDigits(stepFrom(value, direction, figure)));
  // What is written becomes what is drawn: "42k" turns into "42,000", and a number out of range into the range's end.
  const tidy = () => from !== "example" && onType(groupDigits(value));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") tidy();
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  }

  return (
    <>
      <label htmlFor={id} className="font-strong">
        {figure.label}
      </label>
      <div className="figure-input-box">
        {figure.unit && (
          <span aria-hidden className="mr-1 text-ink-3">
            {figure.unit}
          </span>
        )}
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          role="spinbutton"
          aria-valuemin={figure.min}
          aria-valuemax={figure.max}
          aria-valuenow={value}
          aria-valuetext={amount(value, figure)}
          placeholder={groupDigits(figure.example)}
          value={typed}
          onInput={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={tidy}
        />
        <span>
          <StepButton label="More" path="M3 8h10M8 3v10" onClick={() => step(1)} />
          <StepButton label="Less" path="M3 8h10" onClick={() => step(-1)} />
        </span>
      </div>
    </>
  );
}

function StepButton({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <svg aria-hidden width="16" height="16">
        <path d={path} stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  );
}

function headline({ from, value }: ReadNumber, figure: NumberFigure): string {
  if (from === "example") return "Example";
  if (from === "visitor") return "Your result";
  return from === "min" ? `The least is ${amount(value, figure)}` : `The most is ${amount(value, figure)}`;
}

function amount(value: number, { unit }: NumberFigure): string {
  return `${unit ?? ""}${groupDigits(value)}`;
}
