import { cx } from "~/lib/react/cx";
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
        <li key={name} className="grid-12 gap-y-5 border-b border-rule-2 py-8">
          <div className="col-span-full md:col-span-5 md:pr-6">
            <h3 className="text-h3">{name}</h3>
            <p className="mt-2 text-ink-2">{description}</p>
            <TagList label="Technologies" tags={technologies} className="mt-4" />
          </div>
          <div className="col-span-full sm:col-span-6 md:col-span-3">
            <p className="label-text text-ink-3">Best for</p>
            <p className="mt-1 text-h4 text-balance">{bestFor}</p>
          </div>
          <dl className="col-span-full sm:col-span-6 md:col-span-4">
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
    <div className="grid grid-cols-[6rem_1fr] items-center py-0.5">
      <dt className="label-text text-ink-3">{name}</dt>
      <dd
        className={cx(
          "h-4 rounded-[1px] border forced-color-adjust-none",
          yours ? "border-accent bg-accent" : "border-rule-2",
        )}
      >
        <span className="sr-only">{yours ? "Yours to change" : "Comes as it is"}</span>
      </dd>
    </div>
  );
}
