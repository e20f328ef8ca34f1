import { zohoMail, type ZohoMailPlan } from "~/catalogue/lines.data";
import { formatPrice } from "~/lib/format/format-price";
import { FigureFrame } from "~/ui/figure-frame";
import { balance } from "./content";

const highestPrice = Math.max(...zohoMail.plans.map((plan) => Number(plan.price)));
const largest = Math.max(...zohoMail.plans.map((plan) => plan.mailboxGb));

/** What is paid against what is got: dollars grow to the left, gigabytes to the right. */
export function PriceBalance() {
  return (
    <FigureFrame caption={balance.caption}>
      <div
        aria-hidden
        className="label-text grid grid-cols-2 gap-x-px border-b border-axis pb-2 text-ink-3 md:grid-cols-[1fr_15rem_1fr]"
      >
        <span className="md:text-right">{balance.price}</span>
        <span className="text-right md:col-start-3 md:text-left">{balance.mailbox}</span>
      </div>
      <ul data-scale="price-and-mailbox" className="area-email">
        {zohoMail.plans.map((plan) => (
          <Row key={plan.id} plan={plan} />
        ))}
      </ul>
    </FigureFrame>
  );
}

function Row({ plan }: { plan: ZohoMailPlan }) {
  return (
    <li className="grid grid-cols-2 items-center gap-x-px gap-y-2.5 border-b border-rule py-5 md:grid-cols-[1fr_15rem_1fr] md:py-4">
      <h2 className="text-center text-h4 max-md:order-first max-md:col-span-2 max-md:text-left md:col-start-2 md:row-start-1">
        {plan.name}
      </h2>
      <p className="flex items-center justify-end gap-2 md:col-start-1 md:gap-4 md:row-start-1">
        <span className="text-callout-md leading-none font-strong tracking-price md:text-callout-6xl">
          {formatPrice(plan.price)}
        </span>
        <Bar share={Number(plan.price) / highestPrice} side="left" />
      </p>
      <p className="flex flex-row-reverse items-center justify-end gap-2 md:col-start-3 md:gap-4">
        <span className="text-callout-md leading-none font-strong tracking-price whitespace-nowrap md:text-callout-6xl">
          {plan.mailboxGb}
          <span className="ml-1 text-small font-medium tracking-normal text-ink-2">GB</span>
        </span>
        <Bar share={plan.mailboxGb / largest} side="right" />
      </p>
    </li>
  );
}

/** Half a row minus the figure at its end is the full length, and "50 GB" needs more room than "$4". */
function Bar({ share, side }: { share: number; side: "left" | "right" }) {
  const width = Math.round(share * 1000) / 10;
  return (
    <svg
      aria-hidden
      width={`${width * (side === "left" ? 0.74 : 0.58)}%`}
      height="44"
      className="shrink-0 animate-draw"
    >
      <rect width="100%" height="44" className={side === "left" ? "fill-ink" : "fill-accent"} />
    </svg>
  );
}
