import { Folded } from "~/ui/folded";

export interface Platform {
  name: string;
  /** When it is the right one: one or two sentences. */
  description: string;
  /** Its products by kind of work; every platform lists the same kinds. */
  products: Readonly<Record<ProductKind, string>>;
}

type ProductKind = "Compute" | "Containers" | "Databases" | "Identity" | "Monitoring" | "Backup";

/** The platforms as columns whose lines stay level, so that products can be compared across; on a phone one below the other, each opening its products. */
export function Platforms({ platforms }: { platforms: readonly Platform[] }) {
  return (
    <ul className="grid gap-x-(--gap) gap-y-4 sm:grid-cols-3">
      {platforms.map(({ name, description, products }) => (
        <li
          key={name}
          className="border-t-8 border-blue sm:row-span-8 sm:grid sm:grid-rows-subgrid sm:gap-y-0"
        >
          <Folded
            intoGrid
            title={<h3 className="text-h4 sm:pt-5 sm:text-h3">{name}</h3>}
            lede={
              <span className="max-w-[40ch] text-ink-2 max-sm:text-small sm:mt-2 sm:mb-6">{description}</span>
            }
          >
            <dl className="gap-x-(--gap) max-sm:mt-2 max-sm:grid max-sm:grid-cols-2 sm:contents">
              {Object.entries(products).map(([kind, product]) => (
                <div
                  key={kind}
                  className="gap-x-3 border-t border-rule-2 py-3 lg:grid lg:grid-cols-[7rem_1fr]"
                >
                  <dt className="label-text pt-1 text-ink-3">{kind}</dt>
                  <dd className="text-small">{product}</dd>
                </div>
              ))}
            </dl>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
