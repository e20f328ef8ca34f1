import { areaOf } from "../../app/enquiry/subject-area.ts";
import { type Area, areas } from "../../app/site-map.ts";
import type { ReceivedEnquiry } from "./received-enquiry.ts";

/** Whose business it is: the area of what came along, or of the service that was chosen. */
export function areaOfEnquiry({ service, subject }: Pick<ReceivedEnquiry, "service" | "subject">): Area | "" {
  return (subject && areaOf(subject)) ?? areas.find((area) => area === service) ?? "";
}
