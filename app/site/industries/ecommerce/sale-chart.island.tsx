import { shopOrders } from "~/features/number-figures/model/shop-orders";
import { FigureInput } from "~/features/number-figures/figure-input";
import { barsPath } from "~/figures/bars";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { SaleDay } from "./sale-day";
import { mostServers, ordersByDay, saleDay, weeksWith } from "./sale-year";

const ORDERS = 120;
const MONTHS = 30;
const SERVER = { pitch: 20, height: 13 };
const BELOW = mostServers * SERVER.pitch;
const HEIGHT = ORDERS + MONTHS + BELOW;
const DAYS = ordersByDay.length;

/** A year of orders above the months, the servers that take them below, and the one day hour by hour. */
function SaleChart() {
  return <FigureInput figure={shopOrders}>{(orders) => <YearAndDay orders={orders} />}</FigureInput>;
}

export default island(SaleChart);

function YearAndDay({ orders }: { orders: number }) {
  return (
    <FigureFrame
      example
      caption="a shop's year and its sale day, where 100% is last year's busiest hour. Each line under the months is one server, drawn for the weeks in which it runs."
      legend={
        <>
          <LegendItem swatch="bg-blue">Orders of a day</LegendItem>
          <LegendItem swatch="bg-unit">Server that runs all year</LegendItem>
          <LegendItem swatch="bg-accent">Server for a season</LegendItem>
        </>
      }
    >
      <div className="grid-12 gap-y-6 border-t border-axis pt-5 sm:gap-y-10">
        <div className="col-span-full md:col-span-8">
          <Year />
        </div>
        <div className="col-span-full md:col-span-4">
          <SaleDay height={HEIGHT} orders={orders} />
        </div>
      </div>
    </FigureFrame>
  );
}

function Year() {
  return (
    <div
      role="img"
      aria-label="Example: a year of orders with a sale in late November. Three servers run all year, up to five in the seasonal weeks and ten in the week of the sale. Ten servers all year would be two and a half times as many server weeks: 60% are not paid for."
      className="relative"
    >
      <p className="label-text text-ink-3">Orders a day, and servers a week</p>
      <svg
        viewBox={`0 0 ${DAYS} ${HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
        className="mt-3 block animate-draw"
      >
        <path d={ordersPath((day) => day !== saleDay)} className="fill-blue" />
        <path d={ordersPath((day) => day === saleDay)} className="fill-ink" />
        <path d={servers(1, 3)} className="fill-unit" />
        <path d={servers(4, mostServers)} className="fill-accent" />
      </svg>
      <svg width="100%" height={HEIGHT} className="label-text absolute bottom-0 left-0 block">
        {months.map((month, index) => (
          <text
            key={month}
            x={`${(index / 12) * 100}%`}
            y={ORDERS + 19}
            className={index % 3 ? "text-ink-3 max-sm:hidden" : "text-ink-3"}
          >
            {month}
          </text>
        ))}
        <text x={`${(saleDay / DAYS) * 100 - 1}%`} y="14" textAnchor="end" className="font-strong text-ink">
          The sale day
        </text>
      </svg>
      <p className="absolute bottom-0 left-0">
        <span className="block text-figure">60%</span>
        <span className="label-text text-ink-3">less than ten servers all year</span>
      </p>
    </div>
  );
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A sale day one day wide would vanish on a phone; it is drawn three days wide. */
function ordersPath(include: (day: number) => boolean): string {
  return barsPath(
    ordersByDay.flatMap((amount, day) => {
      if (!include(day)) return [];
      // In whole pixels: parts of one are not seen, and 364 of them made up a twentieth of the page's bytes.
      const height = Math.round((amount / mostServers) * ORDERS);
      const sale = day === saleDay;
      return [{ x: sale ? day - 1 : day, y: ORDERS - height, width: sale ? 3 : 0.8, height }];
    }),
  );
}

/** The servers from one to another, counted downwards from the months. */
function servers(from: number, to: number): string {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return barsPath(
    numbers.flatMap((server) =>
      weeksWith(server).map(([first, last]) => ({
        x: first * 7,
        y: ORDERS + MONTHS + (server - 1) * SERVER.pitch,
        width: (last - first) * 7 - 1,
        height: SERVER.height,
      })),
    ),
  );
}
