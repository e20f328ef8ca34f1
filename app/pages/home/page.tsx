import { lazy, type ReactNode, Suspense } from "react";

import { type HeroSlide, HeroCarousel } from "~/features/hero-carousel/hero-carousel";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { organization, webSite } from "~/lib/metadata/structured-data";
import { ClosingBanner } from "~/sections/closing-banner";
import { Section } from "~/sections/section";
import { AutoscaledDayChart } from "./charts/autoscaled-day-chart";
import { autoscaledDayLegend, gatesLegend, sourcedAnswerLegend, yearOfUptimeLegend } from "./charts/legends";
import * as content from "./content";
import { Disciplines } from "./services/disciplines";
import { Stats } from "./stats";

export const meta = pageMeta(content.meta, [organization(), webSite()]);
export const handle: PageHandle = { ruler: content.ruler };

const lateCharts = () => import("./charts/late-charts");
const GatesChart = lazy(async () => ({ default: (await lateCharts()).GatesChart }));
const SourcedAnswerChart = lazy(async () => ({ default: (await lateCharts()).SourcedAnswerChart }));
const YearOfUptimeChart = lazy(async () => ({ default: (await lateCharts()).YearOfUptimeChart }));

const pictures: Record<(typeof content.slides)[number]["id"], Pick<HeroSlide, "image" | "legend">> = {
  cloud: { image: <AutoscaledDayChart />, legend: autoscaledDayLegend },
  cybersecurity: { image: late(<GatesChart />), legend: gatesLegend },
  "software-ai": { image: late(<SourcedAnswerChart />), legend: sourcedAnswerLegend },
  hosting: { image: late(<YearOfUptimeChart />), legend: yearOfUptimeLegend },
};

/** The first slide's chart is in the HTML; the others are fetched when the page is up. */
function late(chart: ReactNode) {
  return <Suspense>{chart}</Suspense>;
}

const slides: readonly HeroSlide[] = content.slides.map((slide) => ({ ...slide, ...pictures[slide.id] }));

export default function HomePage() {
  return (
    <>
      <HeroCarousel label="What we do" slides={slides} />
      <Stats />
      <Section {...content.disciplines}>
        <Disciplines />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}
