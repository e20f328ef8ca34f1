import { cx } from "~/lib/react/cx";

/**
 * panes: divided by hairlines. columns: open, each under a rule of its own. sheet: in boxes. wide: one sheet that reaches
 * the edges of a phone, with large drawings. narrow: panes in small type, beside a heading. brief: panes of a few words
 * each. path: one after the other, as an ordered list.
 */
export type ServiceLayout = keyof typeof layouts;

/** Where the drawing stands: over the title, in its line, or beside the whole text. */
export type ServiceSign = "above" | "title" | "beside";

export function serviceLook(layout: ServiceLayout, sign: ServiceSign) {
  const look: Look = layouts[layout];
  const { flow, drawing, title, gap } = signs[sign];
  return {
    list: look.list,
    entry: cx(flow, look.entry),
    drawing: look.drawing ?? drawing,
    title: cx(look.title ?? "text-h4 sm:text-h3", title),
    lede: cx("text-ink-2 sm:block", look.lede ?? `max-w-[48ch] max-sm:text-small ${gap}`),
    features: look.features ?? "mb-4 sm:mt-4",
    technologies: look.technologies ?? "mt-auto",
  };
}

const signs = {
  above: { flow: "sm:flex-col", drawing: "mb-5 size-10 max-sm:mt-2 max-sm:mr-4", title: "", gap: "sm:mt-2" },
  title: { flow: "sm:flex-col", drawing: "size-9", title: "flex items-center gap-4", gap: "sm:mt-3" },
  beside: { flow: "", drawing: "mt-0.5 mr-5 size-9 max-sm:mt-2", title: "", gap: "sm:mt-2" },
};

interface Look {
  list: string;
  entry: string;
  drawing?: string;
  title?: string;
  lede?: string;
  features?: string;
  technologies?: string;
}

const layouts = {
  panes: {
    list: "border-t border-axis",
    entry: "border-b border-rule-2 py-8 max-sm:py-1.5 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6",
  },
  columns: {
    list: "gap-x-12 border-rule-2 max-sm:border-b",
    entry: "border-t border-rule-2 pt-6 pb-10 max-sm:py-1.5",
  },
  sheet: {
    list: "border-t border-l border-rule-2",
    entry: "border-r border-b border-rule-2 bg-surface px-4 py-1.5 sm:p-6 md:p-8 lg:p-10",
  },
  wide: {
    list: "border-y border-rule-2 bg-surface max-md:-mx-(--gutter) md:border-x",
    entry:
      "border-rule-2 px-(--gutter) py-1.5 not-first:border-t sm:py-8 md:px-8 md:py-10 sm:nth-2:border-t-0 sm:even:border-l lg:flex-row lg:gap-8",
    drawing: "mb-5 size-10 max-sm:mt-2 max-sm:mr-4 lg:size-14",
    lede: "max-w-[48ch] max-sm:text-small sm:mt-3",
    features: "mb-4 sm:mt-5 sm:mb-6",
  },
  narrow: {
    list: "border-t border-rule-2",
    entry: "border-b border-rule-2 py-1.5 sm:border-rule sm:py-8 sm:odd:pr-8 sm:even:border-l sm:even:pl-8",
    title: "text-h4",
    lede: "text-small sm:mt-2",
    features: "mb-4 sm:mt-4 sm:mb-5",
  },
  brief: {
    list: "border-t border-axis",
    entry: "border-b border-rule-2 py-1.5 sm:border-rule sm:py-7 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6",
    drawing: "mt-0.5 mr-5 size-10 max-sm:mt-2",
    title: "text-h4",
    lede: "max-sm:text-small sm:mt-1",
    features: "sm:mt-3",
    technologies: "mt-3",
  },
  path: {
    list: "gap-x-12 border-t border-axis",
    entry: "border-b border-rule-2 py-1 sm:py-7",
    drawing: "size-7 sm:size-9",
    lede: "max-sm:text-small sm:mt-4",
    features: "sm:mt-4",
  },
} satisfies Record<string, Look>;
