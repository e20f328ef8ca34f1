import type { MonitoringPlan } from "~/catalogue/monitoring";
import { FigureFrame } from "~/ui/figure-frame";

/** How long an alert waits for a person, plan by plan, on one scale. */
export function ResponseTimes({ plans }: { plans: readonly MonitoringPlan[] }) {
  const longest = Math.max(...plans.map((plan) => plan.response.minutes));
  return (
    <div className="mb-14 md:mb-18">
      <FigureFrame caption="Longest wait for a response in each plan, drawn to one scale.">
        <dl data-scale="response-times" className="border-t border-axis">
          {plans.map(({ id, name, response }) => (
            <div
              key={id}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-b border-rule-2 py-3.5 md:grid-cols-[14rem_1fr_6rem]"
            >
              <dt className="text-small font-strong">{name}</dt>
              <dd aria-hidden className="max-md:order-3 max-md:col-span-2">
                <svg width="100%" height="16" className="block">
                  <rect width="100%" y="7.5" height="1" className="fill-rule-2" />
                  <rect
                    width={`${(response.minutes / longest) * 100}%`}
                    height="16"
                    className="fill-cybersecurity"
                  />
                </svg>
              </dd>
              <dd className="text-right text-small font-strong tabular-nums">{response.text}</dd>
            </div>
          ))}
        </dl>
      </FigureFrame>
    </div>
  );
}
