import type { ComponentProps } from "react";

import { cx } from "~/lib/react/cx";

export interface IconButtonProps extends ComponentProps<"button"> {
  /** What a screen reader says, and the tooltip. */
  label: string;
  /** Without a border, for controls that accompany others. */
  quiet?: boolean;
}

export function IconButton({ label, quiet, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(
        "grid size-10.5 shrink-0 cursor-pointer place-items-center rounded-control border text-ink transition-colors hover:border-ink",
        quiet ? "border-transparent" : "border-rule-2",
        className,
      )}
      {...rest}
    />
  );
}
