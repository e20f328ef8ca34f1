import { type Area, areaOf as areaOfPage } from "../site-map.ts";
import { offerCalled } from "../catalogue/offer.ts";
import type { PricedSubject } from "./subject.ts";

/** The area whose mark stands beside it. An estimate over several areas has none, nor has a position or a number. */
export function areaOf(subject: PricedSubject): Area | undefined {
  switch (subject.kind) {
    case "plan":
      return areaOfPlan(subject.plan);
    case "vps":
    case "domain":
      return "hosting";
    case "estimate": {
      const found = new Set(subject.lines.map(({ plan }) => areaOfPlan(plan)));
      return found.size === 1 ? [...found][0] : undefined;
    }
    case "position":
    case "figure":
      return undefined;
  }
}

function areaOfPlan(id: string): Area | undefined {
  const offer = offerCalled(id);
  return offer && areaOfPage(offer.page);
}
