import type { Position } from "../../app/catalogue/positions.data.ts";
import type { Placeholder } from "./placeholders.ts";

/** Positions whose last day to apply has passed: search engines drop a site that keeps advertising them. */
export function closedPositions(positions: readonly Position[], now: Date): Placeholder[] {
  const today = now.toISOString().slice(0, 10);
  return positions
    .filter(({ openUntil }) => openUntil < today)
    .map(({ id, title, openUntil }) => ({
      file: `content/positions/${id}.yaml`,
      what: `${title} could be applied for until ${openUntil}: remove it, or set a new day`,
    }));
}
