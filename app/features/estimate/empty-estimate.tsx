import { ButtonLink } from "~/ui/button";
import { copy } from "./content";

/** Stands in prerendered HTML too, where nothing can be added: without scripts it says so. */
export function EmptyEstimate() {
  return (
    <div className="border border-rule-2 bg-surface p-8">
      <div className="noscript:hidden">
        <p className="text-h4">{copy.empty}</p>
        <p className="mt-2 text-ink-2">{copy.howToStart}</p>
      </div>
      <p className="hidden text-ink-2 noscript:block">{copy.noScript}</p>
      <ButtonLink to="/contact" emphasis="secondary" size="small" className="mt-5">
        {copy.ask}
      </ButtonLink>
    </div>
  );
}
