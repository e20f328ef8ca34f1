import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import { type DevOpsService, type StationName, stations } from "./content";

/** Each service on a lane of its own under the stations of the delivery loop: filled where it works; a phone folds the lanes. */
export function ServiceLanes({ services }: { services: readonly DevOpsService[] }) {
  return (
    <>
      <div aria-hidden className="grid-12 max-md:hidden">
        <ol className="label-text grid grid-cols-8 pb-3 text-center md:col-span-8 md:col-start-5">
          {stations.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </div>
      <ul className="border-t border-axis">
        {services.map(({ title, description, serves, features, technologies }) => (
          <li key={title} className="border-b border-rule-2 py-8 max-sm:py-1.5">
            <Folded
              className="gap-x-(--gap) md:grid md:grid-cols-3 md:details-content:col-span-2"
              title={<h3 className="text-h4 sm:text-h3">{title}</h3>}
              lede={
                <span className="max-w-[40ch] text-ink-2 max-sm:text-small sm:mt-2 sm:block md:pr-6">
                  {description}
                </span>
              }
            >
              <div className="sm:max-md:mt-5">
                <Lane serves={serves} />
                <div className="mt-5 grid gap-x-(--gap) gap-y-5 sm:grid-cols-2">
                  <div>
                    <h4 className="label-text mb-2 text-ink-3">Key features</h4>
                    <DashList items={features} />
                  </div>
                  <TagList label="Technologies" labelled tags={technologies} />
                </div>
              </div>
            </Folded>
          </li>
        ))}
      </ul>
    </>
  );
}

const GAP = 0.5;
const CELL = (100 - GAP * (stations.length - 1)) / stations.length;

/** The numbers are those of the loop. */
function Lane({ serves }: { serves: readonly StationName[] }) {
  return (
    <svg
      role="img"
      aria-label={`Works on ${serves.join(", ")}.`}
      width="100%"
      height="24"
      className="label-text block"
    >
      {stations.map(({ name }, index) => {
        const x = index * (CELL + GAP);
        const served = serves.includes(name);
        return (
          <g key={name} className={served ? "text-on-blue" : "text-ink-3"}>
            <rect
              x={`${x}%`}
              width={`${CELL}%`}
              height="24"
              rx="1"
              className={served ? "fill-blue" : "fill-sand-2"}
            />
            <text x={`${x + CELL / 2}%`} y="17" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
