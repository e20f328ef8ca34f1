export interface Platform {
  name: string;
  /** When it is the right one: one or two sentences. */
  description: string;
  /** Its products by kind of work; every platform lists the same kinds. */
  products: Readonly<Record<ProductKind, string>>;
}

type ProductKind = "Compute" | "Containers" | "Databases" | "Identity" | "Monitoring" | "Backup";

/** The platforms as columns whose lines stay level, so that products can be compared across; on a phone one below the other, its products in pairs. */
export function Platforms({ platforms }: { platforms: readonly Platform[] }) {
  return (
    <ul className="grid gap-x-(--gap) gap-y-12 sm:grid-cols-3">
      {platforms.map(({ name, description, products }) => (
        <li
          key={name}
          className="grid content-start gap-x-(--gap) max-sm:grid-cols-2 sm:row-span-8 sm:grid-rows-subgrid sm:gap-y-0"
        >
          <h3 className="border-t-8 border-blue pt-5 text-h3 max-sm:col-span-2">{name}</h3>
          <p className="mt-2 mb-6 max-w-[40ch] text-ink-2 max-sm:col-span-2">{description}</p>
          <dl className="contents">
            {Object.entries(products).map(([kind, product]) => (
              <div key={kind} className="gap-x-3 border-t border-rule-2 py-3 lg:grid lg:grid-cols-[7rem_1fr]">
                <dt className="label-text pt-1 text-ink-3">{kind}</dt>
                <dd className="text-small">{product}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
