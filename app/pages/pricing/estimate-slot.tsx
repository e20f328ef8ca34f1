import type { FC } from "react";

import type { PlanExtraProps } from "~/features/price-ruler/reading-panel";

/** The place of the button that adds a plan to the estimate: in each row of the tables, and beside the plan on the line. */
export const EstimateSlot: FC<PlanExtraProps> = () => null;
