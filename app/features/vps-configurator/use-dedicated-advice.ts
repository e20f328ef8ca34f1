import { useEffect, useState } from "react";

import type { CustomVps } from "~/catalogue/custom-vps";
import { coveringPlan, type DedicatedAdvice } from "./plan-advice";

/** Few visitors configure a machine larger than every plan: what is said to them is loaded then, or left out. */
export function useDedicatedAdvice(chosen: CustomVps): DedicatedAdvice | undefined {
  const [loaded, setLoaded] = useState<{ dedicatedAdvice: DedicatedAdvice }>();
  const wanted = !coveringPlan(chosen);
  useEffect(() => {
    if (wanted) import("./dedicated-advice").then(setLoaded, () => {});
  }, [wanted]);
  return loaded?.dedicatedAdvice;
}
