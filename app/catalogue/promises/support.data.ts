import { formatPrice } from "../../lib/format/format-price.ts";
import { factText } from "../facts.ts";
import { cloudSupport as supportLine, monitoring as monitoringLine } from "../lines.data.ts";
import { lowestPrice } from "../lowest-price.ts";
import { officeHoursWithPlace } from "./office-hours.ts";

/**
 * What we promise to clients who need help, by plan. The response times of the plans: specification, catalogue 2.
 *
 * "24/7 support" and "under 15 minutes" mean one thing wherever they stand: something is down, any client calls, at any
 * hour, and an engineer answers within 15 minutes. Everything else follows the client's plan.
 */

type Plan = (typeof supportLine.plans)[number];

export interface Response {
  text: string;
  /** For figures drawn to scale. */
  minutes: number;
}

const minutes15 = response(15);

const [essential, professional, enterprise] = supportLine.plans as readonly [Plan, Plan, Plan];

/** Until an engineer answers, by plan of 24/7 Cloud Support. */
export const cloudSupport = {
  essential: supportLevel(essential, "tickets and email"),
  professional: supportLevel(professional, "tickets, email, chat and phone"),
  enterprise: supportLevel(enterprise, "tickets, email, chat, phone and a shared channel"),
} as const;

/** In running text, after "Cloud Support plan". */
export const supportPlanFrom = `from ${formatPrice(lowestPrice(supportLine.plans))} per month`;

/** Until a person looks at an alert, by plan of Security Monitoring. */
const [watched, soc, analyst] = monitoringLine.plans.map((plan) => response(plan.firstResponseMinutes)) as [
  Response,
  Response,
  Response,
];
export const monitoring = {
  essential: { response: watched, hours: "business hours", channel: "email" },
  professional: { response: soc, hours: "24/7", channel: "email and phone" },
  enterprise: { response: analyst, hours: "24/7", channel: "email and phone" },
} as const;

/** Something is down. */
export const outage = {
  response: minutes15,
  /** The whole promise. */
  sentence: `If something is down, call us at any hour: an engineer answers within ${minutes15.text}, whatever your plan.`,
  /** Where "24/7" or "under 15 minutes" stands beside it. */
  meaning: `When something is down, every client can call at any hour and reach an engineer within ${minutes15.text}.`,
  name: "24/7 support",
  /** As in the specification, catalogue 2, on cards with the figure. */
  figure: "Under 15 min",
  short: "24/7 phone line for outages",
  atNight: "Outside office hours, the support number is for systems that are down or under attack.",
  label: "24/7 emergency support",
  hours: "24/7/365",
} as const;

/** Everything that is not an outage. */
export const otherRequests = {
  byPlan: `For everything else your support plan sets the time. Without one, email us and we'll answer on the same or the next working day, ${officeHoursWithPlace}.`,
  replyTime: "Same or next working day",
  hours: officeHoursWithPlace,
} as const;

/** The three plans of Cloud Support in one line, for descriptions. */
export const cloudSupportInOneLine = [
  cloudSupport.essential,
  cloudSupport.professional,
  cloudSupport.enterprise,
]
  .map(
    ({ response: { text }, hours }) => `${text} ${hours === "business hours" ? "in business hours" : hours}`,
  )
  .join(", ")
  .replace(/, (?=[^,]*$)/, ", or ");

/** What only some plans have, for lists of features on other pages. */
export const fromProfessionalUp = {
  monitoring: "24/7 from the Professional plan up",
  triage: "Alerts triaged 24/7 from the Professional plan up",
} as const;

/** The three plans of Security Monitoring: who looks, when, and how you hear of it. */
export const monitoringInOneLine = {
  hours:
    "Essential watches in business hours and emails you. Professional and Enterprise watch 24/7 and call you.",
  response: `A person looks at an alert within ${watched.text}, ${soc.text} or ${analyst.text}, by plan.`,
} as const;

/** How nights are worked: engineers are on shift, and no one is woken. */
export const shifts = {
  sentence: "Nights and weekends are worked in shifts.",
  careers: "Nights are worked in shifts and paid as night hours. You're never on call from home.",
} as const;

function supportLevel({ firstResponseMinutes, onShift }: Plan, channel: string) {
  return { response: response(firstResponseMinutes), hours: onShift, channel };
}

function response(minutes: number): Response {
  return { minutes, text: factText("firstResponseMinutes", minutes) };
}
