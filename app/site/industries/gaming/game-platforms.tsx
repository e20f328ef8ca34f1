import { FigureFrame } from "~/ui/figure-frame";
import { Folded } from "~/ui/folded";

export interface Platform {
  name: string;
  /** What the platform is strict about: one sentence. */
  description: string;
  engines: readonly string[];
  /** The usual target there. */
  framesPerSecond: number;
}

interface GamePlatformsProps {
  /** From the longest frame to the shortest. */
  platforms: readonly Platform[];
  caption: string;
}

/** Each platform with the milliseconds that one frame may take, on one scale. */
export function GamePlatforms({ platforms, caption }: GamePlatformsProps) {
  const longest = Math.max(...platforms.map(frameTime));
  return (
    <FigureFrame caption={caption}>
      <ul data-scale="frame-times" className="border-t border-axis">
        {platforms.map((platform) => (
          <li
            key={platform.name}
            className="grid gap-x-(--gap) border-b border-rule-2 pt-1 pb-4 sm:gap-y-4 sm:py-5 md:grid-cols-[7fr_5fr]"
          >
            <div className="gap-x-(--gap) sm:grid sm:grid-cols-[3fr_2fr] sm:grid-rows-[auto_1fr]">
              <Folded intoGrid title={<h3 className="text-h4">{platform.name}</h3>}>
                <p className="max-w-[46ch] text-small text-ink-2 sm:col-start-1 sm:mt-1">
                  {platform.description}
                </p>
                <p className="label-text text-ink-3 max-sm:mt-1 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:pt-1">
                  {platform.engines.join(", ")}
                </p>
              </Folded>
            </div>
            <div className="flex flex-col gap-2">
              <p className="flex items-baseline justify-between gap-4">
                <strong className="font-strong tabular">
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
