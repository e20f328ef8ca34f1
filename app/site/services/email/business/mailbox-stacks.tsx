import { businessEmail } from "~/catalogue/lines.data";
import { barsPath } from "~/figures/bars";
import { formatPrice } from "~/lib/format/format-price";
import { FigureFrame } from "~/ui/figure-frame";
import { mailboxCaption } from "./content";

const pitch = 7;

/** The three mailboxes as stacks of gigabytes that stand on one floor. */
export function MailboxStacks() {
  return (
    <FigureFrame caption={mailboxCaption} example>
      <ul data-scale="units" className="area-email grid grid-cols-3 gap-x-4 border-b border-axis sm:gap-x-8">
        {businessEmail.plans.map(({ id, mailboxGb, popular }) => (
          <li key={id} className="flex flex-col justify-end">
            <p className="mb-2.5 text-h2">
              {mailboxGb}
              <span className="ml-1 text-small font-medium tracking-normal text-ink-2">GB</span>
            </p>
            <Stack bars={mailboxGb} className={popular ? "fill-ink" : "fill-accent"} />
          </li>
        ))}
      </ul>
      <ul className="mt-3 grid grid-cols-3 gap-x-4 sm:gap-x-8">
        {businessEmail.plans.map(({ id, name, price }) => (
          <li key={id} className="text-small leading-tight">
            <span className="block font-strong">{name}</span>
            <span className="text-ink-2">{formatPrice(price)} per user per month</span>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

/** Every tenth bar is followed by a wider gap, so that the eye can count. */
function Stack({ bars, className }: { bars: number; className: string }) {
  const height = place(bars - 1) + pitch;
  const path = barsPath(
    Array.from({ length: bars }, (_, index) => ({
      x: 0,
      y: height - place(index) - pitch,
      width: 100,
      height: 5,
    })),
  );
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      aria-hidden
      className="block"
    >
      <path d={path} className={className} />
    </svg>
  );
}

function place(index: number): number {
  return index * pitch + Math.floor(index / 10) * 4;
}
