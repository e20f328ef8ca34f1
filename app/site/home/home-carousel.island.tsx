import { HeroCarousel, type HeroSlide } from "~/features/hero-carousel/hero-carousel";
import { slideCharts } from "~/features/hero-carousel/slide-charts";
import { island } from "~/lib/react/island";
import * as content from "./content";

const slides: readonly HeroSlide[] = content.slides.map((slide) => ({ ...slide, ...slideCharts[slide.id] }));

function HomeCarousel() {
  return <HeroCarousel label="What we do" slides={slides} />;
}

export default island(HomeCarousel);
