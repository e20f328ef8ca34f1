import { BarGlyph, type GlyphRows } from "~/figures/bar-glyph";
import { cx } from "~/lib/react/cx";
import { DashList } from "~/ui/dash-list";
import { FoldedColumn } from "~/ui/folded-column";
import { RuledList } from "~/ui/ruled-list";
import { TagList } from "~/ui/tag-list";

export interface Service {
  glyph: GlyphRows;
  title: string;
  /** What it does: one or two sentences. */
  description: string;
  features: readonly string[];
  /** What it is done with; some services need none. */
  technologies?: readonly string[];
}

export interface ServiceGridProps {
  services: readonly Service[];
  /** panes: divided by hairlines; columns: open, each under a rule of its own; sheet: in boxes. */
  layout?: "panes" | "columns" | "sheet";
  /** Where the sign stands: over the title, in its line, or beside the whole text. */
  sign?: "above" | "title" | "beside";
  features?: "ruled" | "dashed";
  /** Shows the technologies as tags instead of in a line. */
  tags?: boolean;
  /** What stands before the technologies in their line, e.g. "Works with" or "Where:". */
  label?: string;
}

/** Services in two columns, each with what belongs to it and what it is done with; on a phone rows that open. */
export function ServiceGrid({
  services,
  layout = "panes",
  sign = "above",
  features = "ruled",
  tags,
  label,
}: ServiceGridProps) {
  const look = looks[layout];
  const Features = features === "ruled" ? RuledList : DashList;
  return (
    <ul className={cx("grid sm:grid-cols-2", look.list)}>
      {services.map((service) => (
        <li key={service.title} className={cx("flex", sign !== "beside" && "sm:flex-col", look.cell)}>
          {sign !== "title" && <BarGlyph rows={service.glyph} className={signs[sign]} />}
          <FoldedColumn
            title={
              <h3 className={cx("text-h4 sm:text-h3", sign === "title" && "flex items-center gap-4")}>
                {sign === "title" && <BarGlyph rows={service.glyph} className="size-9" />}
                {service.title}
              </h3>
            }
            lede={
              <span
                className={cx(
                  "max-w-[48ch] text-ink-2 max-sm:text-small sm:block",
                  sign === "title" ? "sm:mt-3" : "sm:mt-2",
                )}
              >
                {service.description}
              </span>
            }
          >
            <Features items={service.features} className="mb-4 sm:mt-4" />
            {service.technologies && <Technologies names={service.technologies} tags={tags} label={label} />}
          </FoldedColumn>
        </li>
      ))}
    </ul>
  );
}

interface TechnologiesProps {
  names: readonly string[];
  tags: boolean | undefined;
  label: string | undefined;
}

function Technologies({ names, tags, label }: TechnologiesProps) {
  if (tags) return <TagList label="Technologies" tags={names} className="mt-auto" />;
  return (
    <p className="label-text mt-auto text-ink-3">
      {label && <span className="text-ink-2">{label} </span>}
      {names.join(", ")}
    </p>
  );
}

const signs = {
  above: "mb-5 size-10 max-sm:mt-2 max-sm:mr-4",
  beside: "mt-0.5 mr-5 size-9 max-sm:mt-2",
};

const looks = {
  panes: {
    list: "border-t border-axis",
    cell: "border-b border-rule-2 py-8 max-sm:py-1.5 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6",
  },
  columns: {
    list: "gap-x-12 border-rule-2 max-sm:border-b",
    cell: "border-t border-rule-2 pt-6 pb-10 max-sm:py-1.5",
  },
  sheet: {
    list: "border-t border-l border-rule-2",
    cell: "border-r border-b border-rule-2 bg-surface px-4 py-1.5 sm:p-6 md:p-8 lg:p-10",
  },
};
