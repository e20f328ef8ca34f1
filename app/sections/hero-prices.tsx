import type { Plan } from "~/catalogue/plan";
import { cx } from "~/lib/react/cx";
import { formatPrice } from "~/lib/format/format-price";
import { SiteLink } from "~/ui/site-link";
import { HeroPriceBar } from "./hero-price-bar";

export interface PriceEntry extends Pick<Plan, "name" | "price" | "period" | "popular"> {
  to: string;
}

export interface PriceListProps {
  /** What is listed, for a screen reader, or shown above the list where it says what all prices have in common. */
  label: string;
  entries: readonly PriceEntry[];
  /** Many short entries stand in two columns under the label. */
  layout?: "rows" | "columns";
  /** What is said of the popular ones. */
  mark?: string;
  /** Where the bars end, in dollars; at the highest price if left out. */
  end?: number;
}

interface PlanPricesProps {
  plans: readonly Plan[];
  /** See `PriceListProps`. */
  end?: number;
}

/** The prices of a page's plans for its hero: the line under each is as long as its price. */
export function PlanPrices({ plans, ...rest }: PlanPricesProps) {
  const entries = plans.map((plan) => ({ ...plan, to: `/contact?plan=${plan.id}` }));
  return <PriceList label="Plans and prices" entries={entries} {...rest} />;
}

export function PriceList({ label, entries, layout = "rows", mark = "Most Popular", end }: PriceListProps) {
  const inColumns = layout === "columns";
  return (
    <div className="relative">
      {inColumns && (
        <p aria-hidden className="label-text pb-2 text-ink-3">
          {label}
        </p>
      )}
      <ul
        aria-label={label}
        data-scale="plan-prices"
        className={cx("grid border-t border-rule-2", inColumns && "grid-cols-2 gap-x-6")}
      >
        {entries.map((entry) => (
          <li key={entry.name}>
            <SiteLink
              to={entry.to}
              className="group flex min-h-11 flex-col justify-end gap-1.5 hover:text-blue-text"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <Name {...entry} mark={mark} />
                <span className="whitespace-nowrap">
                  <span className="text-h4 tabular">{formatPrice(entry.price)}</span>
                  {entry.period && <span className="label-text text-ink-2"> {entry.period.text}</span>}
                </span>
              </span>
              <HeroPriceBar entry={entry} entries={entries} end={end} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Name({ name, popular, mark }: PriceEntry & { mark: string }) {
  return (
    <span className="font-strong tracking-control">
      {name}{" "}
      {popular && (
        <span className="label-text text-ink-3">
          <span aria-hidden className="mr-2 ml-2 inline-block size-2.5 bg-blue" />
          <span className="max-sm:sr-only">{mark}</span>
        </span>
      )}
    </span>
  );
}
