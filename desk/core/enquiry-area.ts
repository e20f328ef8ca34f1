import { describe } from "../../app/enquiry/subject/describe.ts";
import type { Subject } from "../../app/enquiry/subject/subject.ts";
import { type Area, areas } from "../../app/site-map.ts";

interface Asked {
  service: string;
  subject?: Subject | null;
}

/** Whose business it is: the area of the subject, or of the service that was chosen. */
export function areaOfEnquiry({ service, subject }: Asked): Area | "" {
  return (subject && describe(subject).area) ?? areas.find((area) => area === service) ?? "";
}
