import { useKeys } from "../keys/use-keys";

/** j and k move the real focus from row to row, so Enter opens and a screen reader reads along. */
export function useRowKeys(): void {
  useKeys({ j: () => step(1), k: () => step(-1) });
}

function step(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at === -1 ? (by > 0 ? 0 : rows.length - 1) : at + by;
  const row = rows[Math.max(0, Math.min(rows.length - 1, next))];
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
