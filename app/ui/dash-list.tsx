import { cx } from "~/lib/react/cx";

/** A plain list whose marker is a short bar in the accent colour. */
export function DashList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={cx("grid gap-1.5 text-small text-ink-2", className)}>
      {items.map((item) => (
        <li
          key={item}
          className="relative pl-5 before:absolute before:top-[0.62em] before:left-0 before:h-[3px] before:w-2.5 before:bg-accent"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
