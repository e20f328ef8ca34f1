import { cx } from "~/lib/react/cx";
import type { Area } from "~/site-map";
import { areaPaths, areaStroke } from "./area-paths";

/** The area's sign: a silhouette of five bars in its accent colour. Always beside its name, so hidden from screen readers. */
export function AreaGlyph({ area, className }: { area: Area; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth={areaStroke}
      aria-hidden
      className={cx(`area-${area} shrink-0 text-accent`, className ?? "size-6")}
    >
      <path d={areaPaths[area]} />
    </svg>
  );
}
