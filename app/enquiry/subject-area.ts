import { type Area, areaOf as areaOfPage } from "../site-map.ts";
import { productLines } from "./product-lines.ts";
import type { PricedSubject } from "./subject.ts";

/** The area whose mark stands beside it. An estimate over several areas has none, nor has a position or a number. */
export function areaOf(subject: PricedSubject): Area | undefined {
  switch (subject.kind) {
    case "plan":
      return areaOfProduct(subject.product);
    case "vps":
    case "domain":
      return "hosting";
    case "estimate": {
      const found = new Set(subject.lines.map(({ product }) => areaOfProduct(product)));
      return found.size === 1 ? [...found][0] : undefined;
    }
    case "position":
    case "figure":
      return undefined;
  }
}

function areaOfProduct(name: string): Area | undefined {
  const line = productLines.find((each) => each.name === name);
  return line && areaOfPage(line.page);
}
