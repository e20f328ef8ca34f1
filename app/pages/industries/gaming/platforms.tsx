import { FigureFrame } from "~/ui/figure-frame";

export interface Platform {
  name: string;
  /** What the platform is strict about: one sentence. */
  description: string;
  engines: readonly string[];
  /** The usual target there. */
  framesPerSecond: number;
}

interface PlatformsProps {
  /** From the longest frame to the shortest. */
  platforms: readonly Platform[];
  caption: string;
}

/** Each platform with the milliseconds that one frame may take, on one scale. */
export function Platforms({ platforms, caption }: PlatformsProps) {
  const longest = Math.max(...platforms.map(frameTime));
  return (
    <FigureFrame caption={caption}>
      <ul data-scale="frame-times" className="border-t border-axis">
        {platforms.map((platform) => (
          <li
            key={platform.name}
            className="grid gap-x-(--gap) gap-y-3 border-b border-rule-2 py-5 md:grid-cols-[7fr_5fr]"
          >
            <div className="grid gap-x-(--gap) gap-y-1 sm:grid-cols-[3fr_2fr]">
              <div>
                <h3 className="text-h4">{platform.name}</h3>
                <p className="mt-1 max-w-[46ch] text-small text-ink-2">{platform.description}</p>
              </div>
              <p className="label-text text-ink-3 sm:pt-1">{platform.engines.join(", ")}</p>
            </div>
            <div className="flex flex-col gap-2">
              <p className="flex items-baseline justify-between gap-4">
                <strong className="font-strong tabular-nums">
                  {(Math.round(frameTime(platform) * 10) / 10).toFixed(1)} ms
                </strong>
                <span className="label-text text-ink-3">{platform.framesPerSecond} frames a second</span>
              </p>
              <svg aria-hidden width="100%" height="14" className="block">
                <rect y="6.5" width="100%" height="1" className="fill-rule-2" />
                <rect
                  width={`${Math.round((frameTime(platform) / longest) * 1000) / 10}%`}
                  height="14"
                  className="fill-accent"
                />
              </svg>
            </div>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

function frameTime({ framesPerSecond }: Platform): number {
  return 1000 / framesPerSecond;
}
