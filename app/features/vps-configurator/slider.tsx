import type { ComponentProps } from "react";

import { groupDigits } from "~/lib/format/group-digits";
import { vpsPlans } from "~/catalogue/plan-facts.data";
import type { Part } from "./machine-parts";

interface SliderProps extends Omit<ComponentProps<"input">, "part"> {
  part: Part;
  amount: number;
}

/** A native slider over a drawn track that marks where the ready-made plans sit. */
export function Slider({ part, amount, ...input }: SliderProps) {
  return (
    <div className="relative mt-3 h-18">
      {/* Inset by half the thumb, so that 100% is where its middle ends. */}
      <div aria-hidden className="absolute inset-x-[7px] inset-y-0">
        <svg width="100%" height="72" className="overflow-visible">
          <rect x="-7" y="27" width="7" height="10" className={part.colour.fill} />
          <rect y="27" width="100%" height="10" className="fill-rule" />
          <svg x="100%" y="27" className="overflow-visible">
            <rect width="7" height="10" className="fill-rule" />
          </svg>
          <rect y="27" width={`${share(part, amount)}%`} height="10" className={part.colour.fill} />
          {vpsPlans.map((plan) => (
            <svg
              key={plan.id}
              x={`${share(part, plan.machine[part.key])}%`}
              className="overflow-visible text-ink-3"
            >
              <path d="M0 15V27" className="stroke-current" />
              <text y="11" textAnchor="middle" className="text-tick font-bold">
                {plan.name[0]}
              </text>
            </svg>
          ))}
          <text x="-7" y="66" className="text-mark font-medium narrow text-ink-3">
            {part.min}
          </text>
          <svg x="100%" className="overflow-visible">
            <text x="7" y="66" textAnchor="end" className="text-mark font-medium narrow text-ink-3">
              {groupDigits(part.max)}
            </text>
          </svg>
        </svg>
      </div>
      <input
        type="range"
        min={part.min}
        max={part.max}
        step={part.step}
        value={amount}
        aria-valuetext={`${amount} ${part.unit}`}
        className="slider"
        {...input}
      />
    </div>
  );
}

function share({ min, max }: Part, amount: number): number {
  return Math.round(((amount - min) / (max - min)) * 10_000) / 100;
}
