import { type DataCentreRegion, dataCentres } from "~/catalogue/data-centres";
import { Section } from "~/sections/section";
import { FigureFrame } from "~/ui/figure-frame";
import { Folded } from "~/ui/folded";
import { dataCentreSection, features } from "./content";
import { WorldMap } from "./world-map";

const most = Math.max(...dataCentres.map((region) => region.count));

/** The regions on a map and as a list, then what every building has. */
export function DataCentreMap() {
  return (
    <Section heading={dataCentreSection.heading} lede={dataCentreSection.lede} tone="ink">
      <div className="area-hosting">
        <FigureFrame caption={dataCentreSection.caption}>
          <WorldMap regions={dataCentres} />
        </FigureFrame>
        <h3 className="mt-10 text-h3 sm:mt-12">Data centres by region</h3>
        <dl className="mt-5 grid gap-x-1 border-t border-rule-2 lg:grid-cols-[15fr_12fr_10fr_6fr]">
          {dataCentres.map((region) => (
            <Region key={region.region} {...region} />
          ))}
        </dl>
        <h3 className="mt-12 text-h3 md:mt-20">{dataCentreSection.featuresHeading}</h3>
        <ul className="mt-4 grid gap-x-(--gap) border-rule-2 max-sm:border-b sm:mt-6 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ title, description }) => (
            <li key={title} className="border-t border-rule-2 sm:py-5 sm:pr-6">
              <Folded title={<h4 className="text-h4">{title}</h4>}>
                <p className="text-small text-ink-2 sm:mt-1">{description}</p>
              </Folded>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** All regions together are one bar of 43 on a wide screen; on a phone they are rows on one scale. */
function Region({ region, count }: DataCentreRegion) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 border-b border-rule-2 py-2 sm:py-5 lg:block">
      <dt className="label-text text-ink-2">{region}</dt>
      <dd className="text-figure max-sm:text-h4">{count}</dd>
      <dd aria-hidden className="col-span-2 mt-1 sm:mt-3">
        <Units count={count} outOf={most} className="block lg:hidden" />
        <Units count={count} outOf={count} className="hidden lg:block" />
      </dd>
    </div>
  );
}

function Units({ count, outOf, className }: { count: number; outOf: number; className: string }) {
  return (
    <svg width="100%" height="16" className={className}>
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          x={`${(index / outOf) * 100}%`}
          width={`${80 / outOf}%`}
          height="16"
          className="fill-accent"
        />
      ))}
    </svg>
  );
}
