import { type CloudHostingPlan, cloudHostingPlans } from "~/catalogue/plan-facts.data";
import { cloudHours } from "~/features/number-figures/model/cloud-hours";
import { FigureInput } from "~/features/number-figures/figure-input";
import { formatPrice } from "~/lib/format/format-price";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";
import { HOURS_OF_MONTH } from "./hours";

const DAYS = HOURS_OF_MONTH / 24;
const HEIGHT = 300;
/** The bars leave room on the right for the names of the plans, in per cent. */
const WIDTH = 74;
const FLOOR = HEIGHT - 28;

const most = Math.max(...cloudHostingPlans.map((plan) => plan.monthlyEstimate ?? 0));
/** The most expensive first, so that the cheaper ones stand in front of it. */
const layers = cloudHostingPlans.toReversed();

/** What each plan has cost after so many hours: one bar a day, from the first hour to the monthly estimate. */
function HoursChart() {
  return <FigureInput figure={cloudHours}>{(hours) => <Month hours={hours} />}</FigureInput>;
}

export default island(HoursChart);

/** The days after the visitor's hours are paler: they are not paid for. */
function Month({ hours }: { hours: number }) {
  const toY = (dollars: number) => FLOOR - (dollars / most) * (FLOOR - 12);
  return (
    <FigureFrame
      caption={`Cost by hours used: one bar per day, up to a full month of ${HOURS_OF_MONTH} hours. Days after your hours are paler.`}
    >
      <div className="relative">
        <svg
          role="img"
          aria-label={`Cost rises with the hours used; the line stands at ${hours} hours. ${cloudHostingPlans.map(describe).join(" ")}`}
          width="100%"
          height={HEIGHT}
          className="area-hosting block overflow-visible forced-color-adjust-none"
        >
          {[50, 100, 150].map((dollars) => (
            <g key={dollars}>
              <line x2={`${WIDTH}%`} y1={toY(dollars)} y2={toY(dollars)} className="stroke-rule-2" />
              <text y={toY(dollars) - 6} className={axis}>
                {formatPrice(dollars)}
              </text>
            </g>
          ))}
          {layers.map((plan, layer) => (
            <g key={plan.id} className={`${fills[layer]} animate-draw`}>
              {Array.from({ length: DAYS }, (_, day) => {
                const y = toY(Number(plan.price) * 24 * (day + 1));
                return (
                  <rect
                    key={day}
                    x={`${((day * WIDTH) / DAYS).toFixed(2)}%`}
                    y={y.toFixed(1)}
                    width={`${((WIDTH / DAYS) * 0.74).toFixed(2)}%`}
                    height={(FLOOR - y).toFixed(1)}
                    opacity={day * 24 < hours ? undefined : 0.3}
                  />
                );
              })}
            </g>
          ))}
          {cloudHostingPlans.map((plan) => (
            <PlanLabel key={plan.id} plan={plan} y={toY(plan.monthlyEstimate ?? 0)} />
          ))}
          <line x2={`${WIDTH}%`} y1={FLOOR + 0.5} y2={FLOOR + 0.5} className="stroke-axis" />
          <YourHours hours={hours} />
          {[0, 1, 2, 3].map((week) => (
            <text
              key={week}
              x={`${((week * 168) / HOURS_OF_MONTH) * WIDTH}%`}
              y={HEIGHT - 8}
              className={axis}
            >
              {week === 0 ? "0 h" : `${week * 168}`}
            </text>
          ))}
          <text x={`${WIDTH + 2}%`} y={HEIGHT - 8} className={axis}>
            {HOURS_OF_MONTH} h
          </text>
        </svg>
      </div>
    </FigureFrame>
  );
}

function YourHours({ hours }: { hours: number }) {
  const share = hours / HOURS_OF_MONTH;
  const x = `${(share * WIDTH).toFixed(2)}%`;
  return (
    <svg x={x} className="overflow-visible">
      <line y2={FLOOR} strokeWidth="2" className="stroke-blue-text" />
      <text
        x={share > 0.6 ? -8 : 8}
        y="12"
        textAnchor={share > 0.6 ? "end" : "start"}
        className="fill-blue-text text-label font-strong"
      >
        {hours} h
      </text>
    </svg>
  );
}

function PlanLabel({ plan, y }: { plan: CloudHostingPlan; y: number }) {
  return (
    <>
      <line x1={`${WIDTH}%`} x2={`${WIDTH + 1.5}%`} y1={y} y2={y} className="stroke-axis" />
      <text x={`${WIDTH + 2}%`} y={y + 8} className="text-callout-md font-strong tracking-duration">
        ${plan.monthlyEstimate}
      </text>
      <text x={`${WIDTH + 2}%`} y={y + 25} className={axis}>
        {plan.name}
      </text>
    </>
  );
}

function describe({ name, price, monthlyEstimate }: CloudHostingPlan): string {
  return `${name} at ${formatPrice(price)} per hour comes to about $${monthlyEstimate} after ${HOURS_OF_MONTH} hours.`;
}

const axis = "fill-ink-3 text-caption font-medium narrow tabular";
const fills = ["fill-accent/25", "fill-accent/55", "fill-unit"];
