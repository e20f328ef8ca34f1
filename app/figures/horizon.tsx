import { horizonOutline, horizonSize, horizonStroke } from "./horizon-outline";

/** The home page's cloud once more, dim, along the lower edge of a closing banner. */
export function Horizon({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${horizonSize.width} ${horizonSize.height}`}
      preserveAspectRatio="none"
      stroke="currentColor"
      strokeWidth={horizonStroke}
      aria-hidden
      className={className}
    >
      <path d={horizonOutline} />
    </svg>
  );
}
