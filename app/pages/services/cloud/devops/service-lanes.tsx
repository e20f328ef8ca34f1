import { cx } from "~/lib/cx";
import { DashList } from "~/ui/dash-list";
import { TagList } from "~/ui/tag-list";
import { type DevOpsService, type StationName, stations } from "./content";

/** Each service on a lane of its own under the stations of the delivery loop: filled where it works. */
export function ServiceLanes({ services }: { services: readonly DevOpsService[] }) {
  return (
    <>
      <div aria-hidden className="grid-12 max-md:hidden">
        <ol className="label-text grid grid-cols-8 gap-1 pb-3 text-center md:col-span-8 md:col-start-5">
          {stations.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </div>
      <ul className="border-t border-axis">
        {services.map(({ title, description, serves, features, technologies }) => (
          <li key={title} className="grid-12 gap-y-5 border-b border-rule-2 py-8">
            <div className="col-span-full md:col-span-4 md:pr-6">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-[40ch] text-ink-2">{description}</p>
            </div>
            <div className="col-span-full md:col-span-8">
              <p className="sr-only">Works on {serves.join(", ")}.</p>
              <Lane serves={serves} />
              <div className="mt-5 grid gap-x-(--gap) gap-y-5 sm:grid-cols-2">
                <div>
                  <h4 className="label-text mb-2 text-ink-3">Key features</h4>
                  <DashList items={features} />
                </div>
                <TagList label="Technologies" labelled tags={technologies} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The numbers are those of the loop. */
function Lane({ serves }: { serves: readonly StationName[] }) {
  return (
    <div aria-hidden className="grid grid-cols-8 gap-1">
      {stations.map(({ name }, index) => (
        <span
          key={name}
          className={cx(
            "label-text grid h-6 place-items-center rounded-[1px]",
            serves.includes(name) ? "bg-blue text-on-blue" : "bg-sand-2 text-ink-3",
          )}
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}
