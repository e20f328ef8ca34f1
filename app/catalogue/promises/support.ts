import { officeHoursWithPlace } from "./office-hours.ts";

/**
 * What we promise to clients who need help, by plan. The response times of the plans are the specification's.
 *
 * "24/7 support" and "under 15 minutes" mean one thing wherever they stand: something is down, any client calls, at any
 * hour, and an engineer answers within 15 minutes. Everything else follows the client's plan.
 */

export interface Response {
  text: string;
  /** For figures drawn to scale. */
  minutes: number;
}

const minutes15: Response = { text: "15 minutes", minutes: 15 };
const hour1: Response = { text: "1 hour", minutes: 60 };
const hours4: Response = { text: "4 hours", minutes: 240 };

/** Until an engineer answers, by plan of 24/7 Cloud Support, and how a plan's card says it. */
export const cloudSupport = {
  essential: supportLevel(hours4, "business hours", "tickets and email"),
  professional: supportLevel(hour1, "24/7", "tickets, email, chat and phone"),
  enterprise: supportLevel(minutes15, "24/7/365", "tickets, email, chat, phone and a shared channel"),
} as const;

/** Until a person looks at an alert, by plan of Security Monitoring. */
export const monitoring = {
  essential: { response: hours4, hours: "business hours", channel: "email" },
  professional: { response: hour1, hours: "24/7", channel: "email and phone" },
  enterprise: { response: minutes15, hours: "24/7", channel: "email and phone" },
} as const;

/** Something is down. */
export const outage = {
  response: minutes15,
  /** The whole promise. */
  sentence: `If something is down, call us at any hour: an engineer answers within ${minutes15.text}, whatever your plan.`,
  /** Where "24/7" or "under 15 minutes" stands beside it. */
  meaning: `When something is down, every client can call at any hour and reach an engineer within ${minutes15.text}.`,
  name: "24/7 support",
  /** As the specification writes it, on cards with the figure. */
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
export const cloudSupportInOneLine = `${hours4.text} in business hours, ${hour1.text} 24/7, or ${minutes15.text} 24/7/365`;

/** What only some plans have, for lists of features on other pages. */
export const fromProfessionalUp = {
  monitoring: "24/7 from the Professional plan up",
  triage: "Alerts triaged 24/7 from the Professional plan up",
} as const;

/** Threat Protection, Complete. */
export const containment = "Containment at any hour";

/** The three plans of Security Monitoring: who looks, when, and how you hear of it. */
export const monitoringInOneLine = {
  hours:
    "Essential watches in business hours and emails you. Professional and Enterprise watch 24/7 and call you.",
  response: `A person looks at an alert within ${hours4.text}, ${hour1.text} or ${minutes15.text}, by plan.`,
} as const;

/** How nights are worked: engineers are on shift, and no one is woken. */
export const shifts = {
  sentence: "Nights and weekends are worked in shifts.",
  careers: "Nights are worked in shifts and paid as night hours. You're never on call from home.",
} as const;

function supportLevel<Hours extends string>(response: Response, hours: Hours, channel: string) {
  return {
    response,
    hours,
    channel,
    features: [`Response within ${response.text}`, `Engineers on shift: ${hours}`],
  } as const;
}
