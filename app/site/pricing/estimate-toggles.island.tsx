import type { ReactNode } from "react";

import { StaticToggles } from "~/features/estimate/static-toggles";
import { island } from "~/lib/react/island";

/** Around the tables, whose buttons it answers. */
function EstimateToggles({ children }: { children?: ReactNode }) {
  return <StaticToggles within=".price-table">{children}</StaticToggles>;
}

export default island(EstimateToggles);
