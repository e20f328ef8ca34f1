import { replyHours } from "~/catalogue/promises/enquiries.data";
import type { KeptPromises } from "../../core/staff/read-kept-promises.ts";

const COLUMNS = 18;
/** Three rows: beyond them the figure alone is clear. */
const MOST_DRAWN = 54;

/** How many first answers of the week came in the promised time. One block, one enquiry; red came late. */
export function PromisesKept({ kept }: { kept: KeptPromises }) {
  if (kept.length === 0) return null;
  const late = kept.filter((isKept) => !isKept).length;
  const share = Math.floor((100 * (kept.length - late)) / kept.length);
  return (
    <section aria-label="Promises kept" className="mx-6 mt-auto border-t border-rule-2 pt-3.5 max-lg:mt-6">
      <p className="label-text text-ink-2">
        <b className="mr-1 text-callout-md leading-none font-strong tracking-duration text-ink">{share}%</b>{" "}
        answered within {replyHours} h
      </p>
      {kept.length <= MOST_DRAWN && (
        <svg
          aria-hidden
          viewBox={`0 0 ${COLUMNS * 10 - 2} ${Math.ceil(kept.length / COLUMNS) * 11 - 2}`}
          className="my-2 w-full"
        >
          {kept.map((isKept, index) => (
            <rect
              key={index}
              x={(index % COLUMNS) * 10}
              y={Math.floor(index / COLUMNS) * 11}
              width={8}
              height={9}
              className={isKept ? "fill-unit" : "fill-danger"}
            />
          ))}
        </svg>
      )}
      <p className="label-text text-ink-2">
        {kept.length === 1 ? "1 enquiry" : `${kept.length} enquiries`} in 7 days, {late} late
      </p>
    </section>
  );
}
