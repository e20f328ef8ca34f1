import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";

export interface BillLine {
  line: string;
  /** Of the whole bill, in per cent. */
  share: number;
  owner: string;
  mark: "keep" | "trim" | "cut";
  /** What we write in the margin. */
  remark: string;
}

/** The widest line fills the column. */
const SCALE = 100 / 28;

/** An invoice with bars to scale and remarks in the margin. */
export function MarkedBill({ lines }: { lines: readonly BillLine[] }) {
  return (
    <FigureFrame
      example
      caption="a bill of 100 parts. Bars are to scale: filled is kept, half filled is trimmed, struck through goes."
    >
      <table className="block w-full border-t-2 border-ink-3 md:table md:border-collapse">
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="label-text border-b border-rule-2 text-left text-ink-3 [&>th]:py-2.5 [&>th]:font-medium">
            <th scope="col" className="w-[20%]">
              Line of the bill
            </th>
            <th scope="col" className="w-[30%]">
              Share
            </th>
            <th scope="col" className="w-[14%]">
              Owner
            </th>
            <th scope="col">Our note</th>
          </tr>
        </thead>
        <tbody data-scale="bill" className="max-md:block">
          {lines.map(({ line, share, owner, mark, remark }) => (
            <tr
              key={line}
              className="border-b border-rule-2 max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-4"
            >
              <th scope="row" className="text-left font-strong md:py-3.5 md:pr-4">
                {line}
              </th>
              <td className="max-md:order-2 max-md:col-span-2 max-md:mt-2 md:pr-8">
                <ShareBar share={share} mark={mark} />
              </td>
              <td className={cx("max-md:text-right", owner === "No owner" ? "font-strong" : "text-ink-2")}>
                {owner}
              </td>
              <td className="text-small text-ink-2 max-md:order-3 max-md:col-span-2 max-md:mt-2">{remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}

function ShareBar({ share, mark }: { share: number; mark: BillLine["mark"] }) {
  const width = share * SCALE * 0.86;
  return (
    <span className="flex items-center">
      <svg aria-hidden width="100%" height="18" className="block overflow-visible">
        <rect
          y="1"
          width={`${width}%`}
          height="16"
          className={mark === "keep" ? "fill-blue" : "fill-none stroke-control"}
        />
        {mark === "trim" && <rect y="1" width={`${width / 2}%`} height="16" className="fill-blue" />}
        {mark === "cut" && <line x2={`${width}%`} y1="9" y2="9" className="stroke-ink stroke-2" />}
        <text x={`${width}%`} dx="8" y="14" className="text-note font-strong narrow">
          {share}%
        </text>
      </svg>
      <span className="sr-only">
        {share}%, {mark}
      </span>
    </span>
  );
}
