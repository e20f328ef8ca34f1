import { enquiries } from "~/catalogue/promises/enquiries.data";
import { officeHoursWithPlace } from "~/catalogue/promises/office-hours";
import { outage } from "~/catalogue/promises/support.data";
import { identity } from "~/identity";
import type { PageMeta } from "~/lib/metadata/page-meta";

export const meta: PageMeta = {
  title: "Contact: Write, Call or Visit",
  description: `Two phone numbers, two mailboxes, one office and a ${outage.short}. ${enquiries.sentence}`,
};

/** Short, so that the form is in the first screen. */
export const intro = {
  title: "Get In Touch",
  /** On a phone the promise alone stands under the title. */
  request: "Tell us what you run and what you need.",
  promise: `${enquiries.reply}.`,
} as const;

/** What becomes of a message, in three steps; the third is the promise itself. */
export const next = {
  heading: "What happens next",
  sent: "You send it",
  /** Until the visitor's clock is known, and without scripts. */
  hours: `Office hours: ${officeHoursWithPlace}.`,
  read: "It goes to an engineer",
  legend: { office: "Office hours", other: "Other hours" },
} as const;

export const cards = {
  call: {
    heading: "Call",
    numbers: [
      { label: "Sales: new projects and prices", number: identity.phones.sales },
      { label: "Support: something is down", number: identity.phones.support },
    ],
  },
  hours: {
    heading: "Hours",
    emergency: outage.label,
    note: `${outage.sentence} ${outage.atNight}`,
    legend: { office: "In the office", emergency: "Emergency support", now: "Now" },
  },
  write: {
    heading: "Write",
    mailboxes: [
      { label: "General", address: identity.emails.general },
      { label: "Support", address: identity.emails.support },
    ],
  },
  meet: {
    heading: "Prefer to talk?",
    text: "Choose a time in the calendar. Bring the person who gets the alerts.",
  },
} as const;

/** The map with the address, and the drawing in its place until it has arrived, or if it never does. */
export const office = {
  title: "Our Office",
  sketchNote: "A sketch without a scale.",
  mapLabel: "Open the map on its own",
} as const;
