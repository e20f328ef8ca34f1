import { formatPrice } from "~/lib/format/format-price";
import { FigureFrame } from "~/ui/figure-frame";
import { SiteLink } from "~/ui/site-link";
import type { RackUnit } from "./content";
import { rackSlots } from "./glyphs";

/** The products as units of a rack: each shows how much of a machine it gives, and leads to its page. */
export function Rack({ units }: { units: readonly RackUnit[] }) {
  return (
    <FigureFrame caption="Filled slots show how much of a server is yours. The last row is a domain name.">
      <ul className="area-hosting grid gap-1.5 border-x-[10px] border-y-2 border-axis bg-sand-2 p-1.5">
        {units.map((unit) => (
          <li key={unit.name}>
            <SiteLink
              to={unit.to}
              className="group grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-2.5 border border-rule-2 bg-surface px-3 py-3.5 transition-colors hover:border-ink md:px-5"
            >
              <span className="font-strong tracking-tab group-hover:text-blue-text max-sm:narrow">
                {unit.name}
              </span>
              <span className="text-ink-2">
                <span className="label-text">from</span>{" "}
                <strong className="text-h4 tracking-callout text-ink">{formatPrice(unit.price)}</strong>
                <span className="label-text">/{unit.per}</span>
              </span>
              <Slots slots={rackSlots[unit.to]} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

function Slots({ slots }: { slots: string }) {
  const pitch = 100 / slots.length;
  return (
    <svg aria-hidden width="100%" height="12" className="col-span-2 block animate-draw">
      {[...slots].map((slot, index) =>
        slot === " " ? null : (
          <rect
            key={index}
            x={`${index * pitch}%`}
            width={`${pitch * 0.72}%`}
            height="12"
            className={slot === "#" ? "fill-accent" : "fill-rule"}
          />
        ),
      )}
    </svg>
  );
}
