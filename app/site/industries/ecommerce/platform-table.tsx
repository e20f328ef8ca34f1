import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";

export interface Platform {
  name: string;
  description: string;
  technologies: readonly string[];
  bestFor: string;
  /** Which layers of the shop are yours to change; the others come as they are. */
  yours: readonly string[];
}

export interface PlatformTableProps {
  /** The layers of a shop, from what the shopper sees to what it runs on. */
  layers: readonly string[];
  platforms: readonly Platform[];
}

/** The platforms from rented to owned: each with the layers that are yours to change. */
export function PlatformTable({ layers, platforms }: PlatformTableProps) {
  return (
    <ul className="border-t border-axis">
      {platforms.map(({ name, description, technologies, bestFor, yours }) => (
        <li key={name} className="grid-12 gap-y-2 border-b border-rule-2 pt-1 pb-5 sm:gap-y-5 sm:py-8">
          <div className="col-span-full md:col-span-5 md:pr-6">
            <Folded
              title={<h3 className="text-h4 sm:text-h3">{name}</h3>}
              lede={<span className="text-ink-2 max-sm:text-small sm:mt-2 sm:block">{description}</span>}
            >
              <TagList label="Technologies" tags={technologies} className="sm:mt-4" />
            </Folded>
          </div>
          <div className="col-span-full max-sm:flex max-sm:items-baseline max-sm:gap-3 sm:col-span-6 md:col-span-3">
            <p className="label-text shrink-0 text-ink-3">Best for</p>
            <p className="text-h4 text-balance max-sm:text-small sm:mt-1">{bestFor}</p>
          </div>
          <dl className="col-span-full gap-1.5 max-sm:flex sm:col-span-6 md:col-span-4">
            {layers.map((layer) => (
              <Layer key={layer} name={layer} yours={yours.includes(layer)} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Layer({ name, yours }: { name: string; yours: boolean }) {
  return (
    <div className="grid flex-1 grid-cols-[6rem_1fr] items-center py-0.5 max-sm:block">
      <dt className="label-text text-ink-3">{name}</dt>
      <dd
        className={cx(
          "h-4 rounded-[1px] max-sm:mt-1 border forced-color-adjust-none",
          yours ? "border-accent bg-accent" : "border-rule-2",
        )}
      >
        <span className="sr-only">{yours ? "Yours to change" : "Comes as it is"}</span>
      </dd>
    </div>
  );
}
