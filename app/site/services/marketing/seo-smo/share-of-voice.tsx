import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { type Holder, MONTHS, searches, shareOfVoice, type TrackedSearch } from "./content";

const { caption, legend } = shareOfVoice;
const marks = [1, 6, 12];

/** Each line is one search through a year; what is yours grows from the own name to the searches of strangers. */
export function ShareOfVoice() {
  return (
    <FigureFrame
      caption={caption}
      example
      legend={
        <>
          <LegendItem swatch="bg-accent">{legend.you}</LegendItem>
          <LegendItem swatch="bg-unit/55">{legend.competitor}</LegendItem>
          <LegendItem swatch="bg-rule-2">{legend.directory}</LegendItem>
        </>
      }
    >
      <Row label="Ranked first for" className="pb-2 text-ink-3">
        <ShareAxis />
      </Row>
      <ol data-scale="months-won" className="border-y border-axis py-1.5">
        {searches.map((search) => (
          <li key={search.query}>
            <Row label={search.query} className="text-ink">
              <SearchLine search={search} />
              <span className="sr-only">{story(search)}</span>
            </Row>
          </li>
        ))}
      </ol>
      <Row label="Month" className="pt-1.5 text-ink-3">
        <svg aria-hidden width="100%" height="18" className="block overflow-visible">
          {marks.map((month) => (
            <text key={month} {...placeOf(month)} y="14">
              {month}
            </text>
          ))}
        </svg>
      </Row>
    </FigureFrame>
  );
}

function Row({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        "label-text grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]",
        className,
      )}
    >
      <span className="leading-tight max-sm:narrow">{label}</span>
      <div>{children}</div>
    </div>
  );
}

/** How many of the searches are yours in the marked months. */
function ShareAxis() {
  return (
    <svg width="100%" height="34" className="block overflow-visible" role="img" aria-label={shareStory()}>
      {marks.map((month) => (
        <text key={month} {...placeOf(month)} y="27" className="fill-ink text-callout-xs font-strong">
          {yoursIn(month)}
          <tspan className="fill-ink-3 text-caption font-medium">{`/${searches.length}`}</tspan>
        </text>
      ))}
    </svg>
  );
}

function SearchLine({ search }: { search: TrackedSearch }) {
  const won = search.yoursFrom === undefined ? MONTHS : Math.max(0, search.yoursFrom - 1);
  const gap = won > 0 && won < MONTHS ? 0.6 : 0;
  return (
    <svg aria-hidden width="100%" height="25" className="block animate-draw">
      <rect y="7" width={`${percent(won) - gap}%`} height="11" className={looks[search.before]} />
      {won < MONTHS && (
        <rect
          y="7"
          x={`${percent(won)}%`}
          width={`${100 - percent(won)}%`}
          height="11"
          className={looks.you}
        />
      )}
    </svg>
  );
}

const looks: Record<Holder, string> = {
  you: "fill-accent",
  competitor: "fill-unit/55",
  directory: "fill-rule-2",
};

function percent(months: number): number {
  return Math.round((months / MONTHS) * 1000) / 10;
}

/** In the middle of the month, but never over the edge of the chart. */
function placeOf(month: number): { x: string; textAnchor: "start" | "middle" | "end" } {
  if (month === 1) return { x: "0%", textAnchor: "start" };
  if (month === MONTHS) return { x: "100%", textAnchor: "end" };
  return { x: `${percent(month - 0.5)}%`, textAnchor: "middle" };
}

function yoursIn(month: number): number {
  return searches.filter(({ yoursFrom }) => yoursFrom !== undefined && yoursFrom <= month).length;
}

function story({ before, yoursFrom }: TrackedSearch): string {
  if (yoursFrom === 0) return "You all year";
  if (yoursFrom === undefined) return `${legend[before]} all year`;
  return `${legend[before]}; you from month ${yoursFrom}`;
}

function shareStory(): string {
  return marks.map((month) => `Month ${month}: ${yoursIn(month)} of ${searches.length} searches`).join("; ");
}
