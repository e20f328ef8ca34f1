import type { ReactNode } from "react";

import type { SslPlan } from "~/catalogue/lines.data";
import { groupDigits } from "~/lib/format/group-digits";
import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import type { LevelRow } from "./content";
import { DaysBar } from "./days-bar";
import { SQUARE, WarrantySquares } from "./warranty-squares";

export interface LevelTableProps {
  plans: readonly SslPlan[];
  /** The plans in a word each, for the narrow columns of a phone. */
  shortNames: readonly string[];
  groups: readonly { heading: string; rows: readonly LevelRow[] }[];
}

/** The three levels against all that sets them apart: checks, what the certificate says, time and warranty. */
export function LevelTable({ plans, shortNames, groups }: LevelTableProps) {
  const longest = Math.max(...plans.map((each) => each.validation.days.to));
  return (
    <FigureFrame
      caption={`Bars are days from order to certificate. One square of warranty is $${groupDigits(SQUARE)}.`}
    >
      <table
        data-scale="days-and-warranty"
        className="area-security w-full table-fixed border-collapse text-left text-small max-sm:narrow"
      >
        <thead>
          <tr className="border-b border-axis align-bottom *:pr-2 *:pb-3 *:leading-tight *:font-strong max-sm:text-caption">
            <th scope="col" className="w-[37%] md:w-[40%]">
              Level
            </th>
            {plans.map(({ id, name }, index) => (
              <th key={id} scope="col">
                <span className="max-sm:hidden">{name}</span>
                <span className="sm:hidden">{shortNames[index]}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ heading, rows }) => (
          <tbody key={heading}>
            <tr>
              <th colSpan={4} scope="rowgroup" className="label-text pt-3.5 pb-1 font-medium text-ink-3">
                {heading}
              </th>
            </tr>
            {rows.map(({ label, from }) => (
              <Row key={label} label={label}>
                {plans.map(({ id }, level) => (
                  <td key={id}>
                    <Mark filled={level >= from} />
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        ))}
        <tbody className="border-t border-axis align-top">
          <Row label="Issued in">
            {plans.map((plan) => (
              <td key={plan.id}>
                <span className={value}>{plan.validation.text}</span>
                <DaysBar days={plan.validation.days} longest={longest} />
              </td>
            ))}
          </Row>
          <Row label="Warranty">
            {plans.map((plan) => (
              <td key={plan.id}>
                <span className={value}>${groupDigits(plan.warrantyDollars)}</span>
                <WarrantySquares dollars={plan.warrantyDollars} />
              </td>
            ))}
          </Row>
        </tbody>
      </table>
    </FigureFrame>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr className="border-b border-rule *:py-1.5 *:pr-2">
      <th scope="row" className="leading-snug font-normal text-ink-2">
        {label}
      </th>
      {children}
    </tr>
  );
}

function Mark({ filled }: { filled: boolean }) {
  return (
    <>
      <span className="sr-only">{filled ? "Yes" : "No"}</span>
      <span
        aria-hidden
        className={cx(
          "block h-2.5 w-full max-w-16 rounded-[1px] border forced-color-adjust-none",
          filled ? "border-accent bg-accent" : "border-rule-2",
        )}
      />
    </>
  );
}

const value = "font-strong max-sm:text-caption";
