import { areaOf } from "../../app/enquiry/subject-area.ts";
import { type Area, areas } from "../../app/site-map.ts";
import type { PricedSubject } from "../../app/enquiry/subject.ts";

interface Asked {
  service: string;
  subject?: PricedSubject | null;
}

/** Whose business it is: the area of what came along, or of the service that was chosen. */
export function areaOfEnquiry({ service, subject }: Asked): Area | "" {
  return (subject && areaOf(subject)) ?? areas.find((area) => area === service) ?? "";
}
