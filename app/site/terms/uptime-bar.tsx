import { FigureFrame } from "~/ui/figure-frame";
import { uptime } from "./content";

/** The uptime target as a share of the year's hours. */
export function UptimeBar() {
  const { target } = uptime;
  return (
    <FigureFrame caption={uptime.caption}>
      <p className="label-text mb-2 flex justify-between gap-4 text-ink-2">
        <span>{uptime.met}</span>
        <span className="text-right text-danger">{uptime.allowed}</span>
      </p>
      <svg
        data-scale="uptime"
        aria-hidden
        width="100%"
        height="28"
        className="block forced-color-adjust-none"
      >
        <rect width={`${target}%`} height="28" className="fill-unit" />
        <rect
          x={`${target}%`}
          width={`${Math.round((100 - target) * 10) / 10}%`}
          height="28"
          className="fill-cybersecurity"
        />
      </svg>
    </FigureFrame>
  );
}
