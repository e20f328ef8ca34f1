import ArrowRight from "lucide-react/icons/arrow-right";
import type { ComponentProps } from "react";

import { cx } from "~/lib/react/cx";
import { SiteLink, type SiteLinkProps } from "./site-link";

/** primary: the one thing to do here; secondary: the other; inverse and outline: the same two on a dark band. */
type Emphasis = "primary" | "secondary" | "inverse" | "outline";
type Size = "normal" | "small";

interface Look {
  emphasis?: Emphasis;
  size?: Size;
  /** Fills the width of its container. */
  wide?: boolean;
}

export interface ButtonLinkProps extends SiteLinkProps, Look {
  /** Shows an arrow that moves on hover: for the step that leads on. */
  arrow?: boolean;
}

export function ButtonLink({ emphasis, size, wide, arrow, className, children, ...link }: ButtonLinkProps) {
  return (
    <SiteLink className={cx(look({ emphasis, size, wide }), className)} {...link}>
      {children}
      {arrow && <ArrowRight aria-hidden size={18} className="duration-220 group-hover:translate-x-[3px]" />}
    </SiteLink>
  );
}

export function Button({
  emphasis,
  size,
  wide,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={cx(look({ emphasis, size, wide }), className)} {...rest} />;
}

const emphases: Record<Emphasis, string> = {
  primary: "bg-blue text-on-blue border-transparent hover:bg-blue-hover",
  secondary: "bg-surface text-ink border-control hover:border-ink",
  inverse: "bg-band-ink text-band-button border-transparent hover:bg-band-ink-2",
  outline: "text-band-ink border-band-ink-2 hover:bg-band-ink hover:text-band-button",
};

const sizes: Record<Size, string> = {
  normal: "min-h-13 px-5.5 py-2 text-button",
  small: "min-h-10.5 px-4 py-1.5 text-button-sm",
};

function look({ emphasis = "primary", size = "normal", wide }: { [K in keyof Look]: Look[K] | undefined }) {
  return cx(
    "group inline-flex items-center justify-center gap-2.5 rounded-control border text-center font-strong leading-tight tracking-control transition-colors cursor-pointer disabled:cursor-default disabled:opacity-70",
    emphases[emphasis],
    sizes[size],
    wide && "w-full",
  );
}
