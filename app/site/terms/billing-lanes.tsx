import { FigureFrame } from "~/ui/figure-frame";
import { billing } from "./content";

/** A year of invoices in advance, by month and by year, each with the days there are to pay it. */
export function BillingLanes() {
  return (
    <FigureFrame caption={billing.caption}>
      {billing.lanes.map(({ label, invoices }) => (
        <div key={label} className="mb-4">
          <p className="label-text mb-1.5 flex justify-between gap-4 text-ink-2">
            <span>{label}</span>
            <span>{invoices === 1 ? "1 invoice a year" : `${invoices} invoices a year`}</span>
          </p>
          <svg aria-hidden width="100%" height="22" className="block forced-color-adjust-none">
            {Array.from({ length: invoices }, (_, index) => (
              <Invoice key={index} from={(index * 100) / invoices} width={100 / invoices} />
            ))}
          </svg>
          <svg aria-hidden width="100%" height="7" className="mt-0.5 block forced-color-adjust-none">
            {Array.from({ length: invoices }, (_, index) => (
              <rect
                key={index}
                x={share((index * 100) / invoices)}
                width={share(Math.min(100 / invoices, (billing.dueDays / 365) * 100) - 0.5)}
                height="5"
                className="fill-cloud"
              />
            ))}
          </svg>
        </div>
      ))}
    </FigureFrame>
  );
}

function Invoice({ from, width }: { from: number; width: number }) {
  return (
    <>
      <rect x={share(from)} width={share(width - 0.4)} height="22" className="fill-blue-3" />
      <rect x={share(from)} width="3" height="22" className="fill-ink" />
    </>
  );
}

function share(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
