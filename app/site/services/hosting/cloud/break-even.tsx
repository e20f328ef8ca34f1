import { formatPrice } from "~/lib/format/format-price";
import { TextLink } from "~/ui/text-link";
import type { BreakEven } from "./hours";
import { HOURS_OF_MONTH } from "./hours";

export interface BreakEvenBarsProps {
  heading: string;
  lede: string;
  pairs: readonly BreakEven[];
}

/** A month as one bar for each plan: filled while the hours are cheaper, hatched once the VPS is. */
export function BreakEvenBars({ heading, lede, pairs }: BreakEvenBarsProps) {
  return (
    <div className="area-hosting grid-12 mt-12 gap-y-6 md:mt-28">
      <div className="col-span-full md:col-span-4 md:pr-6">
        <h3 className="text-h3">{heading}</h3>
        <p className="mt-3 text-ink-2">{lede}</p>
        <TextLink to="/services/hosting/vps" className="mt-4">
          See the VPS plans
        </TextLink>
      </div>
      <ul data-scale="break-even" className="col-span-full border-t border-axis md:col-span-8">
        {pairs.map(({ cloud, vps, hours }) => (
          <li key={cloud.id} className="border-b border-rule-2 py-4.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <span className="font-strong tracking-tab">
                {cloud.name} at {formatPrice(cloud.price)} per hour
              </span>
              <span className="text-small text-ink-2">
                from hour <strong className="font-strong text-ink">{hours}</strong>, VPS {vps.name} at{" "}
                {formatPrice(vps.price)} costs less
              </span>
            </p>
            <div aria-hidden className="relative mt-2.5 h-5 border border-rule-2 hatched">
              <svg width="100%" height="100%" className="absolute inset-0">
                <rect width={`${(hours / HOURS_OF_MONTH) * 100}%`} height="100%" className="fill-accent" />
              </svg>
            </div>
          </li>
        ))}
        <li aria-hidden className="label-text flex justify-between pt-2 text-ink-3">
          <span>0 hours</span>
          <span>{HOURS_OF_MONTH} hours, a whole month</span>
        </li>
      </ul>
    </div>
  );
}
