import { type ComponentType, lazy } from "react";

import { uptime } from "~/catalogue/promises/uptime";
import { type HeroSlide, HeroCarousel } from "~/features/hero-carousel/hero-carousel";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { organization, webSite } from "~/lib/metadata/organization";
import { AfterHeading } from "~/lib/navigation/rest-of-page";
import { LatePart } from "~/lib/react/late-part";
import { ClosingBanner } from "~/sections/closing-banner";
import { Section } from "~/sections/section";
import { AutoscaledDayChart } from "./charts/autoscaled-day-chart";
import type * as LateCharts from "./charts/late-charts";
import { autoscaledDayLegend, gatesLegend, sourcedAnswerLegend, yearOfUptimeLegend } from "./charts/legends";
import { SiteLink } from "~/ui/site-link";
import * as content from "./content";
import { Disciplines } from "./services/disciplines";
import { Stats } from "./stats";

// Its own file, so that no other page loads it.
import "./home.css";

export const meta = pageMeta(content.meta, [organization(), webSite()]);
export const handle: PageHandle = { ruler: content.ruler };

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

export default function HomePage() {
  return (
    <>
      <HeroCarousel label="What we do" slides={slides} />
      <AfterHeading>
        <Stats />
      </AfterHeading>
      <Section {...content.disciplines}>
        <Disciplines />
        <SiteLink to="/pricing" className="mt-4 inline-block py-2.5 font-strong underline">
          Compare all prices
        </SiteLink>
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}
