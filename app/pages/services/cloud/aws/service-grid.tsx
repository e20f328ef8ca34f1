import { BarGlyph, type GlyphRows } from "~/figures/bar-glyph";

export interface AwsService {
  glyph: GlyphRows;
  title: string;
  description: string;
  features: readonly string[];
  /** The AWS services it is done with. */
  technologies: string;
}

/** Kinds of work in a ruled grid of two columns. */
export function ServiceGrid({ services }: { services: readonly AwsService[] }) {
  return (
    <ul className="grid border-t border-rule-2 sm:grid-cols-2">
      {services.map(({ glyph, title, description, features, technologies }) => (
        <li
          key={title}
          className="grid grid-cols-[auto_1fr] gap-x-5 border-b border-rule-2 py-8 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6 md:py-10"
        >
          <BarGlyph rows={glyph} className="mt-0.5 size-9" />
          <div className="flex flex-col">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 text-ink-2">{description}</p>
            <ul className="mt-4 mb-4 text-small">
              {features.map((feature) => (
                <li key={feature} className="border-t border-rule py-1.5">
                  {feature}
                </li>
              ))}
            </ul>
            <p className="label-text mt-auto text-ink-3">{technologies}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
