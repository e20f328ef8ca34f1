import type { ComponentType } from "react";

import type { ProjectId } from "../glyphs";
import { BillLeftBehind } from "./bill-left-behind";
import { FraudGate } from "./fraud-gate";
import { NightAlarms } from "./night-alarms";
import { OneDefinition } from "./one-definition";
import { ReleaseWeek } from "./release-week";
import { ZoneDrill } from "./zone-drill";

/** One drawing for each project, made of its own results. The figure around it carries the text. */
export const pictures: Record<ProjectId, ComponentType> = {
  "shop-migration": BillLeftBehind,
  "hospital-night-watch": NightAlarms,
  "fraud-scoring": FraudGate,
  "three-zone-platform": ZoneDrill,
  "plant-warehouse": OneDefinition,
  "daylight-releases": ReleaseWeek,
};
