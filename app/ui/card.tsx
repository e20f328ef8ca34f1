import type { ComponentProps } from "react";

import { cx } from "~/lib/react/cx";

/** A hairline box on the surface colour. Structure has square corners; only controls are rounded. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("border border-rule-2 bg-surface p-6 md:p-8", className)} {...rest} />;
}
