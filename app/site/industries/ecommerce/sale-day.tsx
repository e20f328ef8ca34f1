import { ordersAt } from "~/features/number-figures/model/shop-orders";
import { barsPath } from "~/figures/bars";
import { saleHours, testedLoad } from "./sale-year";

/** Room for the hours under the bars. */
const AXIS = 22;
const UNIT = 10;

/** The sale day hour by hour in the visitor's orders, against the busiest hour so far and the load that was tested. */
export function SaleDay({ height, orders }: { height: number; orders: number }) {
  const floor = height - AXIS;
  const level = (load: number) => `${((floor - (load / testedLoad) * (floor - 2)) / height) * 100}%`;
  const pitch = (floor - 2) / (testedLoad / UNIT);
  const units = saleHours.flatMap((load, hour) =>
    Array.from({ length: load / UNIT }, (_, index) => ({
      x: hour * 10,
      y: floor - (index + 1) * pitch + 1.5,
      width: 7.6,
      height: pitch - 3,
      over: (index + 1) * UNIT > 100,
    })),
  );
  return (
    <div
      role="img"
      aria-label={`Example: the sale day hour by hour, where 100% is last year's busiest hour, ${ordersAt(100, orders)} orders. It opens at midnight at 190%, falls to 20% at five in the morning and peaks at 220% at seven in the evening, ${ordersAt(220, orders)} orders. The shop was tested at 250%, ${ordersAt(testedLoad, orders)} orders.`}
    >
      <p className="label-text text-ink-3">The sale day, in orders an hour</p>
      <div className="relative mt-3">
        <svg
          viewBox={`0 0 240 ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height={height}
          className="block animate-draw max-sm:h-56"
        >
          <path d={barsPath(units.filter((unit) => !unit.over))} className="fill-blue" />
          <path d={barsPath(units.filter((unit) => unit.over))} className="fill-ink" />
        </svg>
        <svg width="100%" height={height} className="label-text absolute inset-0 block max-sm:h-56">
          <line x2="100%" y1={level(100)} y2={level(100)} className="stroke-ink-3" strokeDasharray="3 3" />
          <line x2="100%" y1={level(testedLoad)} y2={level(testedLoad)} className="stroke-accent stroke-2" />
          <text x="26%" y={level(testedLoad)} dy="18" className="font-strong text-ink">
            250%: {ordersAt(testedLoad, orders)} tested
          </text>
          <text x="10%" y={level(100)} dy="-7" className="text-ink-3">
            100%: {ordersAt(100, orders)} last year
          </text>
          {[0, 6, 12, 18].map((hour) => (
            <text key={hour} x={`${(hour / 24) * 100}%`} y="100%" dy="-4" className="text-ink-3">
              {hour}:00
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
