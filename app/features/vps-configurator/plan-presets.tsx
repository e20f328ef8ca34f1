import { vpsPlans } from "~/catalogue/plan-facts.data";
import type { CustomVps } from "~/catalogue/custom-vps";

/** Sets the sliders to a plan's size. Doubles as the key to the letters on their tracks. */
export function PlanPresets({ onChoose }: { onChoose: (machine: CustomVps) => void }) {
  return (
    <div className="pt-5 noscript:hidden">
      <p className="label-text text-ink-3">Set the sliders to a ready-made plan</p>
      <div className="mt-2.5 grid rounded-control border border-control sm:grid-cols-3">
        {vpsPlans.map(({ id, name, machine: { cores, memoryGb, storageGb } }) => (
          <button
            key={id}
            type="button"
            onClick={() => onChoose({ cores, memoryGb, storageGb })}
            className="min-h-11 cursor-pointer border-rule px-2 text-small font-medium transition-colors hover:bg-sand max-sm:not-first:border-t sm:not-first:border-l"
          >
            <span aria-hidden className="mr-2 text-tick font-bold text-ink-3">
              {name[0]}
            </span>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
