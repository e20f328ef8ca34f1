import { formatPrice } from "../../lib/format/format-price.ts";
import { factText } from "../facts.ts";
import { cloudSupport as supportLine, monitoring as monitoringLine } from "../lines.data.ts";
import { lowestPrice } from "../lowest-plan-price.ts";
import { officeHoursWithPlace } from "./office-hours.ts";
import { readPromise } from "./read-promise.server.ts";

/** What we promise to clients who need help, by plan. The response times of the plans stand in the specification, catalogue 2. */

export interface Response {
  text: string;
  /** For figures drawn to scale. */
  minutes: number;
}

type Three<Kind> = readonly [essential: Kind, professional: Kind, enterprise: Kind];

const [essential, professional, enterprise] = supportLine.plans as unknown as Three<
  (typeof supportLine.plans)[number]
>;
const [watched, soc, analyst] = monitoringLine.plans.map(({ firstResponseMinutes }) =>
  response(firstResponseMinutes),
) as unknown as Three<Response>;

const written = readPromise("support", () => ({
  officeHours: officeHoursWithPlace,
  essential: watched.text,
  professional: soc.text,
  enterprise: analyst.text,
}));

/** Until an engineer answers, by plan of 24/7 Cloud Support. */
export const cloudSupport = {
  essential: supportLevel(essential, written.cloudSupport.essential),
  professional: supportLevel(professional, written.cloudSupport.professional),
  enterprise: supportLevel(enterprise, written.cloudSupport.enterprise),
};

/** In running text, after "Cloud Support plan". */
export const supportPlanFrom = `from ${formatPrice(lowestPrice(supportLine.plans))} per month`;

/** The three plans of Cloud Support in one line, for descriptions. */
export const cloudSupportInOneLine = Object.values(cloudSupport)
  .map(
    ({ response: { text }, hours }) => `${text} ${hours === "business hours" ? "in business hours" : hours}`,
  )
  .join(", ")
  .replace(/, (?=[^,]*$)/, ", or ");

/** Until a person looks at an alert, by plan of Security Monitoring. */
export const monitoring = {
  essential: { response: watched, ...written.monitoring.essential },
  professional: { response: soc, ...written.monitoring.professional },
  enterprise: { response: analyst, ...written.monitoring.enterprise },
};

/** Something is down. */
export const outage = { response: response(written.outageMinutes), ...written.outage };

export const { otherRequests, fromProfessionalUp, monitoringInOneLine, shifts } = written;

function supportLevel({ firstResponseMinutes, onShift }: typeof essential, channel: string) {
  return { response: response(firstResponseMinutes), hours: onShift, channel };
}

function response(minutes: number): Response {
  return { minutes, text: factText("firstResponseMinutes", minutes) };
}
