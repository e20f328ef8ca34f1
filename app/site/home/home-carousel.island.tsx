import { type ComponentType, lazy } from "react";

import { uptime } from "~/catalogue/promises/uptime.data";
import { HeroCarousel, type HeroSlide } from "~/features/hero-carousel/hero-carousel";
import { island } from "~/lib/react/island";
import { LatePart } from "~/lib/react/late-part";
import { AutoscaledDayChart } from "./charts/autoscaled-day-chart";
import type * as LateCharts from "./charts/late-charts";
import { autoscaledDayLegend, gatesLegend, sourcedAnswerLegend, yearOfUptimeLegend } from "./charts/legends";
import * as content from "./content";

/** The first slide's chart is in the HTML; the others are fetched when the page is up. */
const pictures: Record<(typeof content.slides)[number]["id"], Pick<HeroSlide, "image" | "legend">> = {
  cloud: { image: <AutoscaledDayChart />, legend: autoscaledDayLegend },
  cybersecurity: { image: lateChart("GatesChart"), legend: gatesLegend },
  "software-ai": { image: lateChart("SourcedAnswerChart"), legend: sourcedAnswerLegend },
  hosting: { image: lateChart("YearOfUptimeChart"), legend: yearOfUptimeLegend },
};

function lateChart(name: keyof typeof LateCharts) {
  const Chart = lazy<ComponentType<{ guarantee: string }>>(async () => ({
    default: (await import("./charts/late-charts"))[name],
  }));
  return (
    <LatePart>
      <Chart guarantee={uptime.guarantee} />
    </LatePart>
  );
}

const slides: readonly HeroSlide[] = content.slides.map((slide) => ({ ...slide, ...pictures[slide.id] }));

function HomeCarousel() {
  return <HeroCarousel label="What we do" slides={slides} />;
}

export default island(HomeCarousel);
