import type { ComponentProps } from "react";

import { Folded } from "~/ui/folded";

/** How the elements of an article are drawn. The copy buttons are answered by the frame's script. */
export const articleElements = {
  h2: SectionHeading,
  img: Drawing,
  table: ScrollingTable,
  th: HeadingCell,
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

/**
 * The article's drawing with its caption (rehype-drawing.ts). With its size, so that the text below it stays where it is
 * while the drawing loads. The text comes first.
 */
function Drawing({ src, title: caption }: ComponentProps<"img">) {
  return (
    <figure>
      <img
        src={src}
        width={760}
        height={428}
        alt=""
        fetchPriority="low"
        className="h-auto w-full border border-rule"
      />
      <figcaption className="label-text mt-2 text-ink-3">{caption}</figcaption>
    </figure>
  );
}

/** A wide table scrolls by itself instead of the page, by keyboard too. A group, because a dozen landmarks help nobody. */
function ScrollingTable({ "aria-label": name, ...rest }: ComponentProps<"table">) {
  return (
    <div className="scrolling" role="group" aria-label={name} tabIndex={0}>
      <table {...rest} />
    </div>
  );
}

/** Row headings come with their scope (rehype-row-headers.ts). The corner above them may be empty, and heads nothing. */
function HeadingCell(props: ComponentProps<"th">) {
  const Cell = props.children ? "th" : "td";
  return <Cell {...(props.children && { scope: "col" })} {...props} />;
}

interface CodeBlockProps extends ComponentProps<"pre"> {
  "data-title"?: string;
  "data-lines"?: number;
}

/** A longer listing is folded on a phone: there it is to be skipped or copied more often than read. */
const mostLinesOnPhone = 6;

/** The title and the button stand above the code, so that a line has the whole width. */
function CodeBlock({ "data-title": title, "data-lines": lines = 0, ...rest }: CodeBlockProps) {
  const code = <pre role="group" tabIndex={0} {...rest} />;
  return (
    <div className="code">
      <span>{title}</span>
      <button type="button" data-action="copy-code" className="noscript:hidden">
        Copy
      </button>
      {lines > mostLinesOnPhone ? (
        <Folded title={<span className="sm:hidden">{lines} lines of code</span>}>{code}</Folded>
      ) : (
        code
      )}
    </div>
  );
}

/** A list to tick off on paper: the box is drawn, because a box that cannot be ticked is no control. */
function CheckMark({ checked }: ComponentProps<"input">) {
  return <span className="check" data-checked={checked ? "" : undefined} aria-hidden />;
}
