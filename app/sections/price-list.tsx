import type { Plan } from "~/catalogue/plan";
import { cx } from "~/lib/react/cx";
import { formatPrice } from "~/lib/format/format-price";
import { SiteLink } from "~/ui/site-link";

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
}

/** The prices of a page's plans for its hero: the line under each is as long as its price. */
export function PlanPrices({ plans }: { plans: readonly Plan[] }) {
  const entries = plans.map((plan) => ({ ...plan, to: `/contact?plan=${plan.id}` }));
  return <PriceList label="Plans and prices" entries={entries} />;
}

export function PriceList({ label, entries, layout = "rows", mark = "Most Popular" }: PriceListProps) {
  const inColumns = layout === "columns";
  return (
    <div>
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
                  <span className="text-h4 tabular-nums">{formatPrice(entry.price)}</span>
                  {entry.period && <span className="label-text text-ink-2"> {entry.period}</span>}
                </span>
              </span>
              <PriceBar entry={entry} entries={entries} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Name({ name, popular, mark }: PriceEntry & { mark: string }) {
  return (
    <span className="font-strong tracking-[-0.01em]">
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

interface PriceBarProps {
  entry: PriceEntry;
  /** All that are listed with it, for the scale. */
  entries: readonly PriceEntry[];
}

/** Only prices for the same period can be compared by their lengths; one that stands alone has the hairline only. */
function PriceBar({ entry, entries }: PriceBarProps) {
  const { price, period, popular } = entry;
  const same = entries.flatMap((other) =>
    other.period === period && other.price !== "Custom" ? [other.price] : [],
  );
  return (
    <svg aria-hidden width="100%" height="6" className="block">
      {price === "Custom" ? (
        <line x2="100%" y1="4" y2="4" strokeWidth="2" strokeDasharray="2 6" className="stroke-ink-3" />
      ) : (
        <rect y="5" width="100%" height="1" className="fill-rule-2" />
      )}
      {price !== "Custom" && same.length > 1 && (
        <rect
          width={`${Math.round((price / Math.max(...same)) * 1000) / 10}%`}
          height="6"
          className={popular ? "fill-blue" : "fill-unit"}
        />
      )}
    </svg>
  );
}
