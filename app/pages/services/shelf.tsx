import { cx } from "~/lib/react/cx";
import { type Page, pageAt } from "~/site-map";
import { FigureFrame } from "~/ui/figure-frame";
import { SiteLink } from "~/ui/site-link";

const areas = pageAt("/services").children ?? [];
const services = areas.flatMap((area) => area.children ?? []);

/** All services as spines on a shelf, in line with the ruler above; on a phone they lie in rows, one row to an area. */
export function Shelf({ caption }: { caption: string }) {
  return (
    <FigureFrame caption={caption}>
      <Spines />
      <AreaNames />
      <Rows />
    </FigureFrame>
  );
}

const summary = `${services.length} services in ${areas.length} areas: ${areas.map((area) => `${area.label} ${area.children?.length}`).join(", ")}.`;

function Spines() {
  return (
    <ul
      aria-label={summary}
      className="flex items-end border-b-8 border-ink-2 max-md:hidden dark:border-rule-2"
    >
      {areas.flatMap((area) =>
        (area.children ?? []).map((page, index) => (
          <li key={page.path} className={`area-${area.area} min-w-0 flex-1`}>
            <SiteLink
              to={page.path}
              className={cx(
                "group flex flex-col items-center border-x border-rule-2 bg-surface transition-colors hover:bg-accent-tint",
                heights[(index * 5 + page.label.length) % heights.length],
              )}
            >
              <span className="h-3 w-full shrink-0 bg-accent transition-[height] group-hover:h-6" />
              <span className="mt-4 mb-auto text-[0.84375rem] leading-none font-medium font-stretch-88% whitespace-nowrap [writing-mode:vertical-rl] lg:text-[1rem]">
                {page.label}
              </span>
              <span className="mb-3 h-1 w-3/5 shrink-0 bg-accent" />
            </SiteLink>
          </li>
        )),
      )}
    </ul>
  );
}

/** Each area's name under its first spine. */
function AreaNames() {
  return (
    <svg aria-hidden width="100%" height="30" className="block overflow-visible max-md:hidden">
      {areas.map((area) => (
        <text
          key={area.path}
          x={`${(services.findIndex((page) => page === area.children?.[0]) / services.length) * 100}%`}
          y="24"
          className="text-[0.84375rem] font-strong font-stretch-88% text-ink lg:text-[1.0625rem] lg:font-stretch-94%"
        >
          {area.label}
          <tspan dx="6" className="fill-ink-3 font-normal max-lg:hidden">
            {area.children?.length}
          </tspan>
        </text>
      ))}
    </svg>
  );
}

/** Books are not all of one height; all are tall enough for the longest name. */
const heights = ["h-66", "h-70", "h-62", "h-68", "h-64"];

function Rows() {
  return (
    <ul className="border-t border-axis md:hidden">
      {areas.map((area) => (
        <Row key={area.path} area={area} />
      ))}
    </ul>
  );
}

function Row({ area }: { area: Page }) {
  return (
    <li
      className={`area-${area.area} grid grid-cols-[7.5rem_1fr_auto] items-center gap-3 border-b border-rule py-3`}
    >
      <span className="font-strong tracking-[-0.012em]">{area.label}</span>
      <span aria-hidden className="flex gap-1">
        {area.children?.map((page) => (
          <span key={page.path} className="h-6 w-2.5 rounded-[1px] bg-accent" />
        ))}
      </span>
      <span className="font-strong tabular-nums">{area.children?.length}</span>
    </li>
  );
}
