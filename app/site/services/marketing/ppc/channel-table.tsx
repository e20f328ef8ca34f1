import { ppc } from "~/catalogue/lines.data";
import { BarGlyph } from "~/figures/bar-glyph";
import { dottedList } from "~/lib/format/dotted-list";
import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import { glyphs } from "../glyphs";
import type { Channel } from "./content";

/** Channels as rows; at the end of each, the packages that include it. A phone folds what we look after in it. */
export function ChannelTable({ channels }: { channels: readonly Channel[] }) {
  return (
    <ul className="border-t border-axis">
      {channels.map((channel) => (
        <li
          key={channel.title}
          className="grid-12 items-start border-b border-rule-2 pt-1.5 pb-4 sm:border-rule sm:py-8 md:grid-rows-[auto_1fr]"
        >
          <Folded
            intoGrid
            className="col-span-full"
            title={
              <h3 className="sm:col-span-full flex items-center gap-4 text-h4 sm:text-h3 md:col-span-3 md:row-span-2">
                <BarGlyph drawing={glyphs[channel.glyph]} className="size-7 sm:size-9" />
                {channel.title}
              </h3>
            }
            lede={
              <span className="sm:col-span-full sm:row-auto max-sm:text-small sm:mt-4 md:col-span-6 md:mt-0 md:pr-8">
                {channel.description}
              </span>
            }
          >
            <div className="col-span-full md:col-span-6 md:col-start-4 md:pr-8">
              <p className="text-small text-ink-2 sm:mt-2">{dottedList(channel.features)}</p>
              <p className="label-text mt-2 text-ink-3">{channel.platforms.join(", ")}</p>
            </div>
          </Folded>
          <Included from={channel.from} />
        </li>
      ))}
    </ul>
  );
}

function Included({ from }: { from: Channel["from"] }) {
  const first = ppc.plans.findIndex((plan) => plan.id === from);
  return (
    <div className="col-span-full sm:mt-4 md:col-span-3 md:col-start-10 md:row-span-2 md:row-start-1 md:mt-0">
      <p className="sr-only">
        {`In ${ppc.plans
          .slice(first)
          .map((plan) => plan.name)
          .join(", ")}`}
      </p>
      <ul aria-hidden className="grid grid-cols-3 gap-1">
        {ppc.plans.map((plan, index) => (
          <li key={plan.id} className="flex items-center gap-2 sm:block">
            <span
              className={cx(
                "block h-3.5 border p-1.5",
                index < first ? "border-rule-2" : "border-accent bg-accent",
              )}
            />
            <span className={cx("label-text block sm:mt-1.5", index < first ? "text-ink-3" : "text-ink")}>
              {plan.name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
