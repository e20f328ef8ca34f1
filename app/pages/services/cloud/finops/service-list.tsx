import { BarGlyph, type GlyphRows } from "~/figures/bar-glyph";

export interface FinOpsService {
  glyph: GlyphRows;
  title: string;
  description: string;
  features: readonly string[];
  technologies: string;
}

/** The jobs in two columns of entries, each headed by its sign. */
export function ServiceList({ services }: { services: readonly FinOpsService[] }) {
  return (
    <ol className="grid gap-x-12 sm:grid-cols-2">
      {services.map(({ glyph, title, description, features, technologies }) => (
        <li key={title} className="flex flex-col border-t border-rule-2 pt-6 pb-10">
          <BarGlyph rows={glyph} className="size-10" />
          <h3 className="mt-4 text-h3">{title}</h3>
          <p className="mt-1.5 text-ink-2">{description}</p>
          <ul className="mt-3 mb-3 text-small">
            {features.map((feature) => (
              <li key={feature} className="flex gap-3 py-0.5">
                <span aria-hidden className="mt-[0.65em] h-0.5 w-3 shrink-0 bg-blue" />
                {feature}
              </li>
            ))}
          </ul>
          <p className="label-text mt-auto text-ink-3">{technologies}</p>
        </li>
      ))}
    </ol>
  );
}
