/** 1 (rare, slight) to 5 (expected, severe). */
export type Rating = 1 | 2 | 3 | 4 | 5;

export interface Finding {
  title: string;
  fix: string;
  likelihood: Rating;
  impact: Rating;
}

export interface RiskLevel {
  name: "Critical" | "High" | "Medium" | "Low";
  deadline: string;
  /** The deadline in days; a level without one is only watched. */
  days?: number;
  /** The smallest likelihood times impact of this level. */
  from: number;
}

/** From the worst down. */
export const riskLevels = [
  { name: "Critical", deadline: "Immediate action", days: 0, from: 20 },
  { name: "High", deadline: "Within 30 days", days: 30, from: 12 },
  { name: "Medium", deadline: "Within 90 days", days: 90, from: 6 },
  { name: "Low", deadline: "Monitor and review", from: 1 },
] as const satisfies readonly RiskLevel[];

export function levelOf({ likelihood, impact }: Pick<Finding, "likelihood" | "impact">) {
  const score = likelihood * impact;
  return riskLevels.find((level) => score >= level.from) ?? riskLevels[3];
}
