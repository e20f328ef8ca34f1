import type { CountedMeasure } from "./content";

/** The usual measure beside the one that decides something; on a phone one above the other. */
export function CountingTable({ rows }: { rows: readonly CountedMeasure[] }) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <thead className="max-md:sr-only">
        <tr className="label-text border-b border-axis text-ink-2">
          <th scope="col" className="w-1/4 pb-3 font-medium">
            Easy to count
          </th>
          <th scope="col" className="w-5/12 pb-3 font-medium">
            What we count
          </th>
          <th scope="col" className="pb-3 font-medium">
            Because
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-axis">
        {rows.map((row) => (
          <tr
            key={row.easy}
            className="border-b border-rule align-baseline max-md:block max-md:py-5 md:[&>*]:py-4.5"
          >
            <th scope="row" className="pr-6 text-left font-normal text-ink-3 max-md:block">
              {row.easy}
            </th>
            <td className="pr-8 text-h4 max-md:mt-1 max-md:block">{row.useful}</td>
            <td className="text-small text-pretty text-ink-2 max-md:mt-1.5 max-md:block">{row.because}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
