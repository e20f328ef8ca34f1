import type { Verdict } from "./content";

/** What is done about each kind of post, and how much of the post is left afterwards. */
export function VerdictTable({ rows }: { rows: readonly Verdict[] }) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <thead className="max-md:sr-only">
        <tr className="label-text border-b border-rule-2 text-ink-2 [&>th]:pb-3 [&>th]:font-medium">
          <th scope="col" className="w-[28%]">
            What was said
          </th>
          <th scope="col" className="w-[42%]">
            What we do
          </th>
          <th scope="col">What becomes of it</th>
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-rule-2">
        {rows.map((row) => (
          <tr
            key={row.kind}
            className="border-b border-rule align-top max-md:block max-md:py-6 md:[&>*]:py-5"
          >
            <th scope="row" className="pr-8 text-left font-normal max-md:block">
              <span className="block text-h4">{row.kind}</span>
              <span className="mt-1 block text-small text-pretty text-ink-3">{row.example}</span>
            </th>
            <td className="pr-10 text-pretty text-ink-2 max-md:mt-2.5 max-md:block">{row.action}</td>
            <td className="text-small max-md:mt-3.5 max-md:block">
              <span className="flex items-center gap-3.5 md:mt-1">
                <Remainder outcome={row.outcome} />
                {row.outcome}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A full bar stays, half of one is changed, an empty one goes; the low one is still there, further down. */
function Remainder({ outcome }: { outcome: Verdict["outcome"] }) {
  const { width, y } = remainders[outcome];
  return (
    <svg aria-hidden width="46" height="22" className="shrink-0">
      <rect x=".5" y=".5" width="45" height="21" className="fill-none stroke-rule-2" />
      {width > 0 && <rect y={y} width={width} height={22 - y} className="fill-accent" />}
    </svg>
  );
}

const remainders: Record<Verdict["outcome"], { width: number; y: number }> = {
  "Stays, with a reply": { width: 46, y: 0 },
  "Changed, if the author agrees": { width: 23, y: 0 },
  "Removed, if the platform agrees": { width: 0, y: 0 },
  Sinks: { width: 46, y: 17 },
};
