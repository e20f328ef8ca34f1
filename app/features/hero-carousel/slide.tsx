import { ButtonLink } from "~/ui/button";
import type { HeroSlide } from "./hero-carousel";

interface SlideProps {
  slide: HeroSlide;
  /** The first slide's title is the page's h1. */
  main: boolean;
  /** The other slides' charts are not in the HTML: nobody sees them at first. */
  drawn: boolean;
}

/** Copy on the left over the quiet part of the chart; on a phone the chart stands below it. */
export function Slide({ slide, main, drawn }: SlideProps) {
  const Title = main ? "h1" : "h2";
  return (
    <div className="relative flex h-full flex-col md:block">
      <div className="wrap relative z-10">
        <div className="max-w-160 pt-8.5 md:pt-12.5">
          <Title className="text-h1">{slide.title}</Title>
          <p className="hero-lede text-balance text-ink-2">
            <strong className="font-strong text-ink">{slide.subtitle}</strong> {slide.description}
          </p>
          <ButtonLink to={slide.ctaLink} arrow>
            {slide.cta}
          </ButtonLink>
        </div>
      </div>
      <div className="mt-auto pt-8 md:absolute md:inset-0 md:pt-0 noscript:md:static noscript:md:mt-8">
        {drawn ? slide.image : <div className="h-72" />}
        <div aria-hidden className="wrap flex flex-wrap gap-x-4 pt-2 pb-4 md:hidden">
          {slide.legend}
        </div>
      </div>
    </div>
  );
}
