import { vps } from "~/catalogue/lines.data";
import { PlanCards } from "~/sections/plan-cards";

/** The three plans in their tab; the popular one stands out above and below the others. */
export function ReadyPlans({ note }: { note: string }) {
  return (
    <div className="pt-6 md:pt-14">
      <PlanCards plans={vps.plans} />
      <p className="label-text mt-10 text-ink-3">{note}</p>
    </div>
  );
}
