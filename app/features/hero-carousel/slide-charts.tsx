import { type ComponentType, lazy } from "react";

import { uptime } from "~/catalogue/promises/uptime.data";
import { AutoscaledDayChart } from "./charts/autoscaled-day-chart";
import type * as LazyCharts from "./charts/lazy-charts";
import { autoscaledDayLegend, gatesLegend, sourcedAnswerLegend, yearOfUptimeLegend } from "./charts/legends";
import type { HeroSlide } from "./hero-carousel";
import { LazyPart } from "./lazy-part";

/** By the slide's id. The first slide's chart is in the HTML; the others are fetched when the page is up. */
export const slideCharts = {
  cloud: { image: <AutoscaledDayChart />, legend: autoscaledDayLegend },
  cybersecurity: { image: lazyChart("GatesChart"), legend: gatesLegend },
  "software-ai": { image: lazyChart("SourcedAnswerChart"), legend: sourcedAnswerLegend },
  hosting: { image: lazyChart("YearOfUptimeChart"), legend: yearOfUptimeLegend },
} satisfies Record<string, Pick<HeroSlide, "image" | "legend">>;

function lazyChart(name: keyof typeof LazyCharts) {
  const Chart = lazy<ComponentType<{ guarantee: string }>>(async () => ({
    default: (await import("./charts/lazy-charts"))[name],
  }));
  return (
    <LazyPart>
      <Chart guarantee={uptime.guarantee} />
    </LazyPart>
  );
}
