import { cx } from "~/lib/react/cx";

interface AvatarProps {
  /** Null: nobody has it yet. */
  name: string | null;
  isMe?: boolean;
  /** Looks at the enquiry right now. */
  isHere?: boolean;
}

/** Who it is, by the first letter of their name, which stands beside it or in the row's text. */
export function Avatar({ name, isMe, isHere }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={cx(
        "grid size-5.5 shrink-0 place-items-center rounded-data text-tick leading-none font-[600] narrow",
        isHere
          ? "bg-blue-text text-paper"
          : isMe
            ? "bg-ink text-paper"
            : name === null
              ? "border border-dashed border-control text-ink-3"
              : "bg-sand-2 text-ink",
      )}
    >
      {name === null ? "–" : firstLetter(name)}
    </span>
  );
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A letter with its marks, or an emoji, whole. */
function firstLetter(name: string): string {
  const [first] = letters.segment(name.trim() || "?");
  return first?.segment.toUpperCase() ?? "?";
}
