import { describe } from "~/enquiry/subject/describe";
import type { SubjectLine } from "~/enquiry/subject/description";
import type { Subject } from "~/enquiry/subject/subject";
import { AreaGlyph } from "~/figures/area-glyph";
import { cx } from "~/lib/react/cx";
import { areaOfEnquiry } from "../../core/enquiry-area.ts";
import { PriceScale } from "./price-scale";
import { planDetail } from "./subject-words";

/** What the message is about, at the price of that day. */
export function SubjectCard({ subject, className }: { subject: Subject; className?: string }) {
  const { service, title, plan, detail, parts, price, period, lines, scale } = describe(subject);
  const area = areaOfEnquiry({ service, subject });
  const more = detail ?? (plan && planDetail(plan));
  return (
    <div className={cx("border-t border-rule pt-3.5", area && `area-${area}`, className)}>
      <div className="flex items-start gap-3">
        {area && <AreaGlyph area={area} className="mt-0.5 size-6" />}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0">
              <p className="font-strong tracking-control [overflow-wrap:anywhere]">{title}</p>
              {more && <p className="label-text text-ink-3">{more}</p>}
            </div>
            {price && (
              <p className="ml-auto text-right">
                <span className="text-h3">{price}</span>
                {period && <span className="label-text block text-ink-3">{period}</span>}
              </p>
            )}
          </div>
          {parts && (
            <ul className="mt-2 grid gap-1.5">
              {parts.map((part, index) => (
                <li key={index} className="text-small text-ink-2">
                  {part}
                </li>
              ))}
            </ul>
          )}
          {parts && price && <Shares lines={lines} />}
          {scale && <PriceScale {...scale} />}
        </div>
      </div>
    </div>
  );
}

/** How much of the sum each line is. */
function Shares({ lines }: { lines: readonly SubjectLine[] }) {
  const sums = lines.map(({ price, quantity }) => (price === "Custom" ? 0 : price * quantity));
  const total = sums.reduce((sum, each) => sum + each, 0);
  const at = (count: number) =>
    Math.round((sums.slice(0, count).reduce((sum, each) => sum + each, 0) / total) * 1000) / 10;
  return (
    <svg width="100%" height="8" aria-hidden className="mt-3 block">
      <rect width="100%" height="8" className="fill-accent" />
      {lines.slice(1).map((line, index) => (
        <rect key={line.title} x={`${at(index + 1)}%`} width="2" height="8" className="fill-surface" />
      ))}
    </svg>
  );
}
