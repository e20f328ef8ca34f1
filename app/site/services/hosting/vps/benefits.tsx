import { BarGlyph } from "./bar-glyph";

export interface Benefit {
  glyph: "cores" | "storage" | "root" | "resize" | "snapshot" | "shift";
  title: string;
  description: string;
}

/** Benefits in two ruled columns, each with a small drawing of what it says. */
export function Benefits({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className="grid border-t border-axis sm:grid-cols-2">
      {items.map(({ glyph, title, description }) => (
        <li
          key={title}
          className="flex gap-5 border-b border-rule py-7 sm:odd:border-r sm:odd:pr-6 sm:even:pl-7 lg:gap-6"
        >
          <BarGlyph name={glyph} />
          <div>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1.5 text-small text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
