import { cx } from "~/lib/react/cx";
import { columns, type Mishap } from "./content";

/** A lane for each mishap; a bar where one of the four services does something about it. */
export function MishapLanes({ mishaps }: { mishaps: readonly Mishap[] }) {
  return (
    <div className="area-security">
      <div aria-hidden className={cx(row, "border-b border-axis pb-3 font-strong max-md:hidden")}>
        <span />
        {columns.map((column) => (
          <span key={column.key}>{column.name}</span>
        ))}
      </div>
      <ul className="max-md:border-t max-md:border-axis">
        {mishaps.map((mishap) => (
          <li key={mishap.what} className={cx(row, "items-center gap-y-2 border-b border-rule-2 py-3.5")}>
            <h3 className="text-[1.0625rem] leading-snug font-medium max-md:w-full">{mishap.what}</h3>
            {columns.map(({ key, name }) => (
              <Help key={key} name={name} verb={mishap.help[key]} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

const row = "flex flex-wrap gap-x-5 md:grid md:grid-cols-[5fr_repeat(4,2fr)] md:gap-x-(--gap)";

function Help({ name, verb }: { name: string; verb: string | undefined }) {
  if (!verb) return <span aria-hidden className="h-3 w-12 border border-rule-2 max-md:hidden" />;
  return (
    <p className="flex items-center gap-2.5 text-small md:relative">
      <span aria-hidden className={cx("h-3 w-6 shrink-0 md:w-12", looks[verb])} />
      <span>
        <span className="md:sr-only">{name}: </span>
        {verb}
      </span>
    </p>
  );
}

/** What keeps it from happening is solid; what finds or repairs it has its own colour. */
const looks: Record<string, string> = {
  Prevents: "bg-accent",
  Stops: "bg-accent",
  Delays: "bg-accent/35",
  Finds: "bg-blue-2",
  Repairs: "bg-ink",
};
