import { cx } from "~/lib/react/cx";
import { Folded, type FoldedProps } from "./folded";

/** Folded that fills its column where it stands open, so that what has `mt-auto` in it is level with the neighbours'. */
export function FoldedColumn({ className, ...props }: FoldedProps) {
  return (
    <Folded
      {...props}
      className={cx(
        "flex-1 sm:flex sm:flex-col sm:details-content:flex sm:details-content:flex-1 sm:details-content:flex-col",
        className,
      )}
    />
  );
}
