import { type ComponentType, lazy } from "react";

import { uptime } from "~/catalogue/promises/uptime.data";
import { AutoscaledDayChart } from "./charts/autoscaled-day-chart";
import type * as LateCharts from "./charts/late-charts";
import { autoscaledDayLegend, gatesLegend, sourcedAnswerLegend, yearOfUptimeLegend } from "./charts/legends";
import type { HeroSlide } from "./hero-carousel";
import { LatePart } from "./late-part";

/** By the slide's id. The first slide's chart is in the HTML; the others are fetched when the page is up. */
export const slideCharts = {
  cloud: { image: <AutoscaledDayChart />, legend: autoscaledDayLegend },
  cybersecurity: { image: lateChart("GatesChart"), legend: gatesLegend },
  "software-ai": { image: lateChart("SourcedAnswerChart"), legend: sourcedAnswerLegend },
  hosting: { image: lateChart("YearOfUptimeChart"), legend: yearOfUptimeLegend },
} satisfies Record<string, Pick<HeroSlide, "image" | "legend">>;

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
