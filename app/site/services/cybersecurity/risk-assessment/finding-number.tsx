import { cx } from "~/lib/react/cx";

/** The number of a finding, as it stands in the matrix. */
export function FindingNumber({ className, children }: { className?: string; children: number }) {
  return (
    <span
      aria-hidden
      className={cx("grid size-7.5 place-items-center bg-ink text-small font-bold text-paper", className)}
    >
      {children}
    </span>
  );
}
