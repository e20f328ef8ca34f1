import type { Unit } from "./plan.ts";

export const units = {
  domain: { one: "domain", many: "domains" },
  hourOfMonth: { one: "hour a month", many: "hours a month" },
  plan: { one: "plan", many: "plans" },
} as const satisfies Record<string, Unit>;

export function unitText({ one, many }: Unit, quantity: number): string {
  return quantity === 1 ? one : many;
}
