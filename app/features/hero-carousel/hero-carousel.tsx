import { type ReactNode, useState } from "react";

import { cx } from "~/lib/react/cx";
import { useHydrated } from "~/lib/react/use-hydrated";
import type { Area } from "~/site-map";
import { CarouselControls } from "./carousel-controls";
import "./hero-carousel.css";
import { Slide } from "./slide";
import { useRotation } from "./use-rotation";
import { useSwipe } from "./use-swipe";

export interface HeroSlide {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  /** The chart that draws the slide's subject. */
  image: ReactNode;
  /** The area whose accent tints the slide's wash. */
  bgGradient: Area;
  cta: string;
  ctaLink: string;
  /** What the colours of the chart mean; beside the controls on wide screens, under the chart on narrow ones. */
  legend: ReactNode;
}

export interface HeroCarouselProps {
  /** What the slides are about, for a screen reader. */
  label: string;
  slides: readonly HeroSlide[];
}

/** The WAI-ARIA carousel pattern with a rotation control. The first slide is complete in the HTML. */
export function HeroCarousel({ label, slides }: HeroCarouselProps) {
  const rotation = useRotation(slides.length);
  const { active, rotating, hold } = rotation;
  const swipe = useSwipe(rotation.next, rotation.previous);
  const hydrated = useHydrated();
  // A chart is drawn while the slide before it is in view: all of them at once would hold up a phone.
  const [lastDrawn, setLastDrawn] = useState(0);
  const nextToDraw = hydrated ? Math.min(active + 1, slides.length - 1) : 0;
  if (nextToDraw > lastDrawn) setLastDrawn(nextToDraw);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="flex flex-col border-b border-rule-2"
      onPointerEnter={(event) => event.pointerType === "mouse" && hold("pointer", true)}
      onPointerLeave={() => hold("pointer", false)}
      onFocus={(event) => event.target.matches(":focus-visible") && hold("focus", true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && hold("focus", false)}
    >
      <CarouselControls rotation={rotation} slides={slides} />
      <div
        aria-live={rotating ? "off" : "polite"}
        className="order-first grid grid-cols-1 [touch-action:pan-y] overflow-hidden md:min-h-132 noscript:block noscript:min-h-0"
        {...swipe}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            // Hidden slides take no focus anyway; this is for the second in which one fades.
            inert={hydrated && index !== active}
            className={cx(
              `area-${slide.bgGradient}`,
              "hero-slide wash noscript:visible noscript:opacity-100",
              index !== active && "invisible opacity-0",
            )}
          >
            <Slide slide={slide} main={index === 0} drawn={index <= lastDrawn} />
          </div>
        ))}
      </div>
    </section>
  );
}
