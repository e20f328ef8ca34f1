import { horizonOutline, horizonSize } from "./horizon-outline";

/** The home page's cloud once more, dim, along the lower edge of a closing banner. */
export function Horizon({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${horizonSize.width} ${horizonSize.height}`}
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden
      className={className}
    >
      <path d={horizonOutline} />
    </svg>
  );
}
