import { type CustomVps, vpsPlans } from "~/catalogue/vps";

/** Sets the sliders to a plan's size. Doubles as the key to the letters on their tracks. */
export function PlanPresets({ onChoose }: { onChoose: (machine: CustomVps) => void }) {
  return (
    <div className="pt-5 noscript:hidden">
      <p className="label-text text-ink-3">Set the sliders to a ready-made plan</p>
      <div className="vps-presets">
        {vpsPlans.map(({ id, name, machine: { cores, memoryGb, storageGb } }) => (
          <button key={id} type="button" onClick={() => onChoose({ cores, memoryGb, storageGb })}>
            <span aria-hidden>{name[0]}</span>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
