import { cx } from "~/lib/react/cx";

export interface SideNoteProps {
  /** What the note says about its neighbour, e.g. "You hold", "Benefit". */
  label: string;
  children: string;
  /** Its place, and the colour of its bar. */
  className?: string;
  /** A span where a paragraph may not stand, e.g. in a <summary>. */
  as?: "p" | "span";
}

/** The point of an entry, beside a bar: what somebody holds afterwards, what gets better, what protects. */
export function SideNote({ label, children, className, as: Note = "p" }: SideNoteProps) {
  return (
    <Note className={cx("border-l-4 pl-4", className)}>
      <span className="label-text block text-ink-3">{label}</span>
      <span className="font-medium tracking-control">{children}</span>
    </Note>
  );
}
