import { FoldedService } from "~/sections/folded-service";
import { type Glyph, glyphs } from "../glyphs";

export interface ComplianceService {
  glyph: Glyph;
  title: string;
  description: string;
  features: readonly string[];
  /** What the customer holds afterwards. */
  deliverables: string;
  /** Its place in an example year, in months from January. */
  months: readonly [from: number, to: number];
  /** The same in words, e.g. "6 weeks". */
  duration: string;
}

/** What is done in each service and what the customer holds afterwards, side by side; on a phone each opens. */
export function ComplianceServices({ services }: { services: readonly ComplianceService[] }) {
  return (
    <ol className="area-cybersecurity grid gap-x-(--gap) max-sm:border-t max-sm:border-axis sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
      {services.map((service) => (
        <li key={service.title} className="border-rule-2 max-sm:border-b sm:border-t sm:border-axis sm:pt-4">
          <FoldedService {...service} drawing={glyphs[service.glyph]}>
            <p className="mt-3 text-small">
              <span className="label-text block text-ink-3">You hold</span>
              <span className="font-strong">{service.deliverables}</span>
            </p>
          </FoldedService>
        </li>
      ))}
    </ol>
  );
}
