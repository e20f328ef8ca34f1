import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { Foundations } from "./foundations";

export interface Unit {
  /** The name of an organizational unit. */
  name: string;
  kind: "security" | "infrastructure" | "workloads" | "sandbox";
  accounts: readonly { name: string; holds: string }[];
}

/** What runs under all accounts, and the unit it is kept in. */
export interface Foundation {
  name: string;
  text: string;
  livesIn: string;
}

export interface LandingZoneProps {
  /** Rules that hold in every account. */
  guardrails: readonly string[];
  units: readonly Unit[];
  foundations: readonly Foundation[];
}

/** The section through a landing zone: management on top, guardrails under it, accounts in bays, foundations below. */
export function LandingZone({ guardrails, units, foundations }: LandingZoneProps) {
  const accounts = 1 + units.reduce((sum, unit) => sum + unit.accounts.length, 0);
  return (
    <FigureFrame
      example
      caption={`a landing zone of ${accounts} accounts for two products. Each box is one account, so a fault in one stays there.`}
    >
      <h2 className="mb-5 text-h3">How an AWS landing zone is built</h2>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 bg-ink px-4 py-3 text-paper">
        <h3 className="font-strong">Management account</h3>
        <p className="label-text">Billing and policy only. No workloads, no daily sign-ins.</p>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2 border-x border-b border-rule-2 bg-surface px-4 py-3.5 md:items-center">
        <h3 className="label-text text-ink-3 max-md:w-full">Guardrails on every account</h3>
        <ul className="flex flex-1 flex-wrap gap-x-6 gap-y-1.5 max-md:grid max-md:grid-cols-2">
          {guardrails.map((rule) => (
            <li key={rule} className="label-text flex items-center gap-2">
              <span aria-hidden className="h-4 w-1 bg-blue" />
              {rule}
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid md:grid-cols-[2fr_3fr_3fr_2fr]">
        {units.map((unit) => (
          <li
            key={unit.name}
            className="flex flex-col border-x border-b border-rule-2 p-3 md:not-first:border-l-0"
          >
            <h3 className="label-text mb-2.5 flex justify-between text-ink-3">
              {unit.name}
              <span>
                {unit.accounts.length}
                <span className="sr-only"> accounts</span>
              </span>
            </h3>
            <ul className={cx("grid flex-1 gap-1.5", columns[unit.kind])}>
              {unit.accounts.map((account, index) => (
                <li
                  key={account.name}
                  className={cx("label-text min-h-22 p-2 md:p-2.5 leading-[1.3]", look(unit.kind, index))}
                >
                  <strong className="block font-bold">{account.name}</strong>
                  <span className="mt-1 block font-normal">{account.holds}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Foundations foundations={foundations} units={units.map((unit) => unit.name)} />
    </FigureFrame>
  );
}

const columns: Record<Unit["kind"], string> = {
  security: "grid-cols-2 md:grid-cols-1 lg:grid-cols-2",
  infrastructure: "grid-cols-3 md:grid-cols-1 lg:grid-cols-3",
  // Products side by side and stages below each other, until there is room for a row of stages.
  workloads: "max-lg:grid-flow-col max-lg:grid-rows-3 lg:grid-cols-3",
  sandbox: "grid-cols-2 md:grid-cols-1 lg:grid-cols-2",
};

/** The nearer to customers, the darker. */
const stages = ["bg-blue text-on-blue", "bg-blue-3", "bg-blue-tint border border-blue-3"];

function look(kind: Unit["kind"], index: number): string {
  switch (kind) {
    case "security":
      return "bg-ink text-paper";
    case "infrastructure":
      return "bg-sand-2";
    case "workloads":
      return stages[index % stages.length] ?? "";
    case "sandbox":
      return "border border-dashed border-control";
  }
}
