import type { ComponentProps } from "react";

import { cx } from "~/lib/react/cx";

const looks = {
  primary: "border-transparent bg-blue text-on-blue hover:bg-blue-hover",
  plain: "border-control bg-surface text-ink hover:border-ink",
  quiet: "border-rule-2 bg-surface text-ink hover:border-ink",
} as const;

function smallButton(look: keyof typeof looks, className?: string): string {
  return cx(
    "inline-flex min-h-8.5 cursor-pointer items-center justify-center gap-2 rounded-control border px-3 text-tool leading-tight font-medium whitespace-nowrap transition-colors disabled:cursor-default disabled:opacity-70 max-md:min-h-11",
    looks[look],
    className,
  );
}

interface SmallButtonProps extends ComponentProps<"button"> {
  look?: keyof typeof looks;
}

/** The site's button, one step smaller: the inbox has many things in view. Thumb-sized on a phone. */
export function SmallButton({ look = "plain", type = "submit", className, ...rest }: SmallButtonProps) {
  return <button type={type} className={smallButton(look, className)} {...rest} />;
}
