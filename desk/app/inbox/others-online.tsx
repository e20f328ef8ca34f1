import { Avatar } from "./avatar";

/** More of them than these are a number only. */
const MOST = 3;

/** Who else has the inbox open right now. */
export function OthersOnline({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const list = new Intl.ListFormat("en-GB").format(names.map((name) => name || "somebody new"));
  return (
    <p title={list} className="label-text flex shrink-0 items-center gap-1.25 text-ink-2 max-lg:hidden">
      {names.slice(0, MOST).map((name, index) => (
        <Avatar key={index} name={name} />
      ))}
      <span className="ml-1.5 max-xl:sr-only">
        {names.length === 1 ? "1 other" : `${names.length} others`} on the desk
      </span>
      <span dir="auto" className="sr-only">
        : {list}
      </span>
    </p>
  );
}
