import type { ComponentProps } from "react";

/**
 * How the elements of an article are drawn. They become plain HTML at build time: what needs a script
 * (the copy button) is answered by features/article-body, for all of them at once.
 */
export const articleElements = {
  h2: SectionHeading,
  table: ScrollingTable,
  th: ColumnHeading,
  pre: CodeBlock,
  input: CheckMark,
};

/** The whole heading is the link to itself: a target large enough for a thumb. */
function SectionHeading({ children, ...rest }: ComponentProps<"h2">) {
  return (
    <h2 {...rest}>
      <a href={`#${rest.id}`}>{children}</a>
    </h2>
  );
}

/** A wide table scrolls by itself instead of the page, by keyboard too. A group: landmarks would need a name each. */
function ScrollingTable(props: ComponentProps<"table">) {
  return (
    <div className="scrolling" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** The corner above a column of names is empty, and heads nothing. */
function ColumnHeading(props: ComponentProps<"th">) {
  const Cell = props.children ? "th" : "td";
  return <Cell {...(props.children && { scope: "col" })} {...props} />;
}

function CodeBlock(props: ComponentProps<"pre">) {
  return (
    <div className="code">
      <button type="button" data-copy="" className="noscript:hidden">
        Copy
      </button>
      <pre tabIndex={0} {...props} />
    </div>
  );
}

/** A list to tick off on paper: the box is drawn, because a box that cannot be ticked is no control. */
function CheckMark({ checked }: ComponentProps<"input">) {
  return <span className="check" data-checked={checked ? "" : undefined} aria-hidden />;
}
