import { threatProtectionPlans } from "~/catalogue/plan-facts.data";
import { capOf, threatDevices } from "~/features/number-figures/model/threat-devices";
import { FigureInput } from "~/features/number-figures/figure-input";
import { barsPath } from "~/figures/bars";
import { island } from "~/lib/react/island";
import { capSquares, devicesPerSquare, endless } from "./device-squares";

/** How many devices each plan covers, in squares; the visitor's own are blue. */
function DeviceCaps() {
  return (
    <div className="mb-18">
      <FigureInput figure={threatDevices}>
        {(devices) => (
          <figure>
            <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-3">
              {threatProtectionPlans.map((plan) => (
                <li key={plan.id}>
                  <Squares cap={capOf(plan)} devices={devices} />
                  <p className="label-text mt-3 text-ink-2">
                    <span className="font-strong text-ink">{plan.name}</span>:{" "}
                    {plan.devices === "Unlimited" ? "unlimited devices" : `${plan.devices} devices`}
                    {devices > capOf(plan) && `, ${devices - capOf(plan)} of yours left out`}
                  </p>
                </li>
              ))}
            </ul>
            <figcaption className="label-text mt-3.5 text-ink-3">
              {devicesPerSquare(devices) === 1
                ? "One square is one device. Yours are blue."
                : `One square is ${devicesPerSquare(devices)} devices. Yours are blue.`}
            </figcaption>
          </figure>
        )}
      </FigureInput>
    </div>
  );
}

export default island(DeviceCaps);

function Squares({ cap, devices }: { cap: number; devices: number }) {
  const { own, free } = capSquares(cap, devices);
  return (
    <svg aria-hidden viewBox="0 0 300 56" className="w-full forced-color-adjust-none">
      <path d={barsPath(free)} className={cap === endless ? "fill-rule-2" : "fill-unit"} />
      <path d={barsPath(own)} className="fill-blue" />
    </svg>
  );
}
