import { reputation } from "~/catalogue/lines.data";
import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { crisis, crisisCaption, type CrisisTask } from "./content";

const crisisResponseHours = reputation.plans.at(-1)?.crisisResponseHours ?? 24;
const limit = `Crisis response within ${crisisResponseHours} hours`;
const hours = Array.from({ length: crisisResponseHours / 4 + 1 }, (_, index) => index * 4);

/** The day it goes wrong, hour by hour. */
export function CrisisDay() {
  return (
    <FigureFrame
      caption={crisisCaption.text}
      example
      legend={
        <>
          <LegendItem swatch="bg-accent">{crisisCaption.us}</LegendItem>
          <LegendItem swatch="bg-blue">{crisisCaption.you}</LegendItem>
        </>
      }
    >
      <p className="mb-3 flex items-baseline justify-between gap-6">
        <span className="label-text text-ink-3 max-sm:hidden">The first post</span>
        <strong className="text-body font-strong">{limit}</strong>
      </p>
      <div className="relative border-t border-axis">
        <svg aria-hidden width="100%" height="100%" className="absolute inset-0 overflow-visible">
          {hours.map((hour) => (
            <line
              key={hour}
              x1={at(hour)}
              x2={at(hour)}
              y2="100%"
              className={hour === crisisResponseHours ? "stroke-ink stroke-3" : "stroke-rule"}
            />
          ))}
        </svg>
        <ol data-scale="spans" className="relative py-3">
          {crisis.map((task) => (
            <li key={task.title}>
              <p className="pt-3 pb-1 text-small leading-snug md:sr-only">
                <span className="bg-paper box-decoration-clone pr-1">
                  <strong className="font-strong">{task.title}:</strong> {task.detail}
                </span>
                <span className="sr-only">{`, hour ${task.from} to ${task.to}`}</span>
              </p>
              <TaskBar task={task} />
            </li>
          ))}
        </ol>
      </div>
      <svg aria-hidden width="100%" height="24" className="block overflow-visible border-t border-axis">
        {hours.map((hour) => (
          <text
            key={hour}
            x={at(hour)}
            y="19"
            textAnchor={hour === 0 ? "start" : hour === crisisResponseHours ? "end" : "middle"}
            className={cx("label-text text-ink-3", hour % 8 !== 0 && "max-sm:hidden")}
          >
            {hour === 0 ? "Now" : `${hour} h`}
          </text>
        ))}
      </svg>
    </FigureFrame>
  );
}

/** The label stands after the bar, or before it late in the day, where there is no room to its right. */
function TaskBar({ task }: { task: CrisisTask }) {
  const early = task.to < 15;
  return (
    <svg aria-hidden width="100%" height="16" className="block overflow-visible md:my-4">
      <rect
        x={at(task.from)}
        y="3"
        width={at(task.to - task.from)}
        height="11"
        className={cx("animate-draw", task.by === "you" ? "fill-blue" : "fill-accent")}
      />
      <text
        x={at(early ? task.to : task.from)}
        dx={early ? 12 : -12}
        y="14"
        textAnchor={early ? "start" : "end"}
        className="stroke-ground stroke-[5] text-dense text-ink-2 [paint-order:stroke] max-md:hidden"
      >
        <tspan className="fill-ink font-strong">{task.title}</tspan> {task.detail}
      </text>
    </svg>
  );
}

function at(hour: number): string {
  return `${Math.round((hour / crisisResponseHours) * 10_000) / 100}%`;
}
