import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";

import { cx } from "~/lib/react/cx";
import { IconButton } from "~/ui/icon-button";
import type { HeroSlide } from "./hero-carousel";
import type { Rotation } from "./use-rotation";

/** The rotation control comes first, so that a keyboard finds it before anything that moves. */
export function CarouselControls({ rotation, slides }: { rotation: Rotation; slides: readonly HeroSlide[] }) {
  const { active, playing, rotating } = rotation;
  return (
    <div className="border-t-2 border-axis bg-surface noscript:hidden">
      <div className="wrap flex h-15 items-center gap-2 md:h-17.5 md:gap-4">
        <IconButton
          label={playing ? "Stop the slide show" : "Start the slide show"}
          onClick={rotation.togglePlaying}
          quiet
          className="-ml-3"
        >
          {playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        </IconButton>
        <IconButton label="Previous slide" onClick={rotation.previous}>
          <ArrowLeft aria-hidden size={18} />
        </IconButton>
        <IconButton label="Next slide" onClick={rotation.next}>
          <ArrowRight aria-hidden size={18} />
        </IconButton>
        <div role="group" aria-label="Choose a slide" className="flex items-center">
          {slides.map((slide, index) => (
            <Dot
              key={slide.id}
              label={`Slide ${index + 1}: ${slide.title}`}
              current={index === active}
              filling={rotating}
              onClick={() => rotation.show(index)}
            />
          ))}
        </div>
        <div aria-hidden className="ml-auto flex gap-5.5 max-lg:hidden">
          {slides[active]?.legend}
        </div>
      </div>
    </div>
  );
}

interface DotProps {
  label: string;
  current: boolean;
  /** The current dot fills while the slide waits to move on. */
  filling: boolean;
  onClick: () => void;
}

function Dot({ label, current, filling, onClick }: DotProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? "true" : undefined}
      onClick={onClick}
      className="group grid h-8 min-w-6 cursor-pointer place-items-center px-1"
    >
      <span
        className={cx(
          "block h-2.5 overflow-hidden hero-dot rounded-full",
          current
            ? "w-12 bg-blue-3 md:w-16 forced-colors:bg-[GrayText]"
            : "w-2.5 bg-control group-hover:bg-ink forced-colors:bg-[ButtonText]",
        )}
      >
        {current && (
          <span
            className={cx(
              "block h-full origin-left bg-blue forced-colors:bg-[Highlight]",
              filling && "animate-fill",
            )}
          />
        )}
      </span>
    </button>
  );
}
