import { type Position, payScale, positionPath, positions } from "~/catalogue/positions";
import { rightHalf } from "~/figures/ruler-places";
import { DutiesAndRequirements } from "../duties-and-requirements";
import type { PageHandle } from "~/layout/page-handle";
import { jobPosting } from "~/lib/metadata/job-posting";
import { headOf } from "~/lib/metadata/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import { trailBelow } from "~/site-map";
import { PayOverview } from "../pay-overview";
import type { Route } from "./+types/page";
import * as content from "./content";
import { PositionFacts } from "./position-facts";

export const meta: Route.MetaFunction = ({ params }) => {
  const position = positionOf(params.position);
  const path = positionPath(position.id);
  return headOf({
    ...content.meta(position),
    path,
    trail: trailOf(position),
    structured: [jobPosting(position, path)],
  });
};

export const handle: PageHandle = { ruler: { ...content.ruler, place: rightHalf } };

export default function PositionPage({ params }: Route.ComponentProps) {
  const position = positionOf(params.position);
  const { id, title, description } = position;
  const others = positions.filter((other) => other !== position);
  return (
    <>
      <PageHero
        {...content.hero}
        title={title}
        lede={description}
        primary={content.apply(id)}
        trail={trailOf(position)}
      >
        <PositionFacts position={position} scale={payScale} caption={content.payCaption} />
      </PageHero>
      <Section {...content.work} layout="aside">
        <DutiesAndRequirements position={position} level="h3" />
      </Section>
      <Section {...content.othersSection} tone="sand" layout="aside">
        <PayOverview
          positions={others}
          scale={payScale}
          caption={content.othersCaption}
          addressOf={positionPath}
        />
      </Section>
      <ClosingBanner {...content.banner} primary={content.apply(id)} />
    </>
  );
}

function positionOf(id: string): Position {
  const position = positions.find((each) => each.id === id);
  if (!position) throw new Error(`No position ${id}`);
  return position;
}

function trailOf({ id, title }: Position) {
  return trailBelow("/careers", { label: title, path: positionPath(id) });
}
