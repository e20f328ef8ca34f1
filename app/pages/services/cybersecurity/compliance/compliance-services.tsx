import { type GlyphRows, BarGlyph } from "~/figures/bar-glyph";
import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";

export interface ComplianceService {
  glyph: GlyphRows;
  title: string;
  description: string;
  features: readonly string[];
  /** What the customer holds afterwards. */
  deliverables: string;
  /** Its place in an example year, in months from January. */
  months: readonly [from: number, to: number];
}

const AUDIT = 9.5;
const initials = [..."JFMAMJJASOND"];

/** The services along one year; the text of each begins where its bar does. */
export function ComplianceServices({ services }: { services: readonly ComplianceService[] }) {
  return (
    <FigureFrame
      example
      caption="a year with the audit in the middle of October. Yours can start in any month."
    >
      <div className="area-cybersecurity">
        <svg aria-hidden width="100%" height="46" className="block overflow-visible">
          {initials.map((initial, month) => (
            <text key={month} x={share(month)} dx="4" y="38" className="label-text text-ink-3">
              {initial}
            </text>
          ))}
          <line x1={share(AUDIT)} x2={share(AUDIT)} y1="20" y2="46" className="stroke-ink stroke-2" />
          <text x={share(AUDIT)} y="14" textAnchor="middle" className="label-text font-bold text-ink">
            Audit
          </text>
        </svg>
        <ol className="border-t border-axis">
          {services.map((service, index) => (
            <li key={service.title} className="border-b border-rule-2 pb-8">
              <Year months={service.months} />
              <div className="grid-12">
                <div
                  className={cx(
                    "col-span-full mt-4 grid gap-x-(--gap) gap-y-4 sm:grid-cols-2 md:col-span-7",
                    places[index],
                  )}
                >
                  <div>
                    <BarGlyph rows={service.glyph} className="h-8" />
                    <h3 className="mt-4 text-h3">{service.title}</h3>
                    <p className="mt-2 text-ink-2">{service.description}</p>
                  </div>
                  <ul className="self-end text-small">
                    {service.features.map((feature) => (
                      <li key={feature} className="border-b border-rule-2 py-2">
                        {feature}
                      </li>
                    ))}
                    <li className="py-2 font-strong">{service.deliverables}</li>
                  </ul>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </FigureFrame>
  );
}

function Year({ months: [from, to] }: { months: ComplianceService["months"] }) {
  return (
    <svg aria-hidden width="100%" height="56" className="block">
      {initials.map((_, month) => (
        <line key={month} x1={share(month)} x2={share(month)} y2="56" className="stroke-rule-2" />
      ))}
      <rect x={share(from)} y="18" width={share(to - from)} height="18" className="fill-accent" />
      <line x1={share(AUDIT)} x2={share(AUDIT)} y2="56" className="stroke-ink stroke-2" />
    </svg>
  );
}

function share(months: number): string {
  return `${Math.round((months / 12) * 1000) / 10}%`;
}

/** The column of twelve at which each service begins, as far as its text still fits. */
const places = ["", "md:col-start-3", "md:col-start-6", "md:col-start-5"];
