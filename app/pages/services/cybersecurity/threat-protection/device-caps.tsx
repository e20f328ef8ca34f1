import type { ThreatProtectionPlan } from "~/catalogue/threat-protection";
import { UnitRows } from "~/figures/unit-rows";

const PER_ROW = 25;
const PITCH = 12;
const HEIGHT = 56;

/** How many devices each plan covers, one square each. Decorative: the plan cards below say the same in words. */
export function DeviceCaps({ plans }: { plans: readonly ThreatProtectionPlan[] }) {
  return (
    <div aria-hidden className="mb-18 grid grid-cols-3 max-md:hidden">
      {plans.map(({ id, name, devices }) => (
        <div key={id} className="px-8">
          <svg viewBox={`0 0 304 ${HEIGHT}`} className="w-full">
            <UnitRows
              rows={rowsOf(devices)}
              pitch={PITCH}
              size={{ width: 8, height: 8 }}
              className="text-unit"
            />
          </svg>
          <p className="label-text mt-3 text-ink-2">
            {name}: {devices === "Unlimited" ? "unlimited devices" : `${devices} devices`}
          </p>
        </div>
      ))}
    </div>
  );
}

/** From the bottom up. Without a limit the squares run out of the picture at the top and at the right. */
function rowsOf(devices: number | "Unlimited") {
  const endless = devices === "Unlimited";
  return Array.from({ length: endless ? 5 : Math.ceil(devices / PER_ROW) }, (_, row) => ({
    y: HEIGHT - 8 - row * PITCH,
    count: endless ? PER_ROW + 1 : PER_ROW,
  }));
}
