import { replyHours } from "~/catalogue/promises/enquiries.data";
import { AreaGlyph } from "~/figures/area-glyph";
import type { FirstReplies } from "../../core/statistics/first-replies.ts";
import { areaName } from "./report-filter";
import { durationText } from "./report-text";

/** How many came for each area, and under it the median first reply on the promised hours. */
export function ByArea({ areas }: Pick<FirstReplies, "areas">) {
  const most = Math.max(1, ...areas.map(({ count }) => count));
  return (
    <section aria-labelledby="areas" className="px-6 py-7">
      <h2 id="areas" className="text-h4">
        By area
      </h2>
      <p className="label-text text-ink-2">
        Enquiries, and under them the median first reply on {replyHours} h
      </p>
      <ul className="mt-3">
        {areas.map(({ area, count, medianMinutes }) => (
          <li
            key={area}
            className="grid grid-cols-[9.5rem_minmax(0,1fr)] items-center border-b border-rule-2 py-2.5"
          >
            <span className="flex items-center gap-2 text-small">
              {area ? <AreaGlyph area={area} className="size-4.5" /> : <span className="size-4.5" />}
              {areaName(area)}
            </span>
            <span className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-2 text-small">
              <Bar share={count / most} className="fill-unit" height={9} />
              <span className="font-strong">{count}</span>
              <Bar share={(medianMinutes ?? 0) / 60 / replyHours} className="fill-blue" height={5} />
              <span className="label-text text-ink-2">
                {medianMinutes === null ? "no reply yet" : durationText(medianMinutes)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bar({ share, height, className }: { share: number; height: number; className: string }) {
  return (
    <svg aria-hidden height={height} className="block w-full">
      <rect width={`${Math.min(1, share) * 100}%`} height={height} className={className} />
    </svg>
  );
}
