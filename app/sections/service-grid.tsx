import { BarGlyph, type Glyphs } from "~/figures/bar-glyph";
import { cx } from "~/lib/react/cx";
import { DashList } from "~/ui/dash-list";
import { FoldedColumn } from "~/ui/folded-column";
import { RuledList } from "~/ui/ruled-list";
import { TagList } from "~/ui/tag-list";
import { type ServiceLayout, type ServiceSign, serviceLook } from "./service-looks";

export interface Service<Glyph extends string> {
  /** The name of its drawing. */
  glyph: Glyph;
  title: string;
  /** What it does: one or two sentences. */
  description: string;
  features: readonly string[];
  /** What it is done with; some services need none. */
  technologies?: readonly string[];
}

export interface ServiceGridProps<Glyph extends string> {
  services: readonly Service<Glyph>[];
  glyphs: Glyphs<Glyph>;
  layout?: ServiceLayout;
  sign?: ServiceSign;
  features?: keyof typeof featureLists;
  /** Shows the technologies as tags instead of in a line. */
  tags?: boolean;
  /** What stands before the technologies in their line, e.g. "Works with" or "Where:". */
  label?: string;
}

/** Services in two columns, each with what belongs to it and what it is done with; on a phone rows that open. */
export function ServiceGrid<Glyph extends string>({
  services,
  glyphs,
  layout = "panes",
  sign = "above",
  features = "ruled",
  tags,
  label,
}: ServiceGridProps<Glyph>) {
  const look = serviceLook(layout, sign);
  const Features = featureLists[features];
  const List = layout === "path" ? "ol" : "ul";
  return (
    <List className={cx("grid sm:grid-cols-2", look.list)}>
      {services.map((service) => {
        const drawing = <BarGlyph drawing={glyphs[service.glyph]} className={look.drawing} />;
        return (
          <li key={service.title} className={cx("flex", look.entry)}>
            {sign !== "title" && drawing}
            <FoldedColumn
              title={
                <h3 className={look.title}>
                  {sign === "title" && drawing}
                  {service.title}
                </h3>
              }
              lede={<span className={look.lede}>{service.description}</span>}
            >
              <Features items={service.features} className={look.features} />
              {service.technologies && (
                <Technologies
                  names={service.technologies}
                  tags={tags}
                  label={label}
                  className={look.technologies}
                />
              )}
            </FoldedColumn>
          </li>
        );
      })}
    </List>
  );
}

function PlainList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={cx("text-small", className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const featureLists = { ruled: RuledList, dashed: DashList, plain: PlainList };

interface TechnologiesProps {
  names: readonly string[];
  tags: boolean | undefined;
  label: string | undefined;
  className: string;
}

function Technologies({ names, tags, label, className }: TechnologiesProps) {
  if (tags) return <TagList label="Technologies" tags={names} className={className} />;
  return (
    <p className={cx("label-text text-ink-3", className)}>
      {label && <span className="text-ink-2">{label} </span>}
      {names.join(", ")}
    </p>
  );
}
