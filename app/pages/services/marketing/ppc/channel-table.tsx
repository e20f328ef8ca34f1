import { ppcPlans } from "~/catalogue/ppc";
import { BarGlyph } from "~/figures/bar-glyph";
import { cx } from "~/lib/react/cx";
import type { Channel } from "./content";

/** Channels as rows; at the end of each, the packages that include it. */
export function ChannelTable({ channels }: { channels: readonly Channel[] }) {
  return (
    <ul className="border-t border-axis">
      {channels.map((channel) => (
        <li key={channel.title} className="grid-12 items-start gap-y-4 border-b border-rule py-8">
          <h3 className="col-span-full flex items-center gap-4 text-h3 md:col-span-3">
            <BarGlyph rows={channel.glyph} className="size-9" />
            {channel.title}
          </h3>
          <div className="col-span-full md:col-span-6 md:pr-8">
            <p>{channel.description}</p>
            <p className="mt-2 text-small text-ink-2">{channel.features.join(" · ")}</p>
            <p className="label-text mt-2 text-ink-3">{channel.platforms.join(", ")}</p>
          </div>
          <Included from={channel.from} />
        </li>
      ))}
    </ul>
  );
}

function Included({ from }: { from: Channel["from"] }) {
  const first = ppcPlans.findIndex((plan) => plan.id === from);
  return (
    <div className="col-span-full md:col-span-3">
      <p className="sr-only">
        {`In ${ppcPlans
          .slice(first)
          .map((plan) => plan.name)
          .join(", ")}`}
      </p>
      <ul aria-hidden className="grid grid-cols-3 gap-1">
        {ppcPlans.map((plan, index) => (
          <li key={plan.id}>
            <span
              className={cx(
                "block h-3.5 border",
                index < first ? "border-rule-2" : "border-accent bg-accent",
              )}
            />
            <span className={cx("label-text mt-1.5 block", index < first ? "text-ink-3" : "text-ink")}>
              {plan.name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
