import { z } from "zod";

import { flag, text, webAddress } from "./lib/building/content-fields.server.ts";

const phone = text(8, 24).regex(/^\+\d[\d ().-]+$/, 'is no international number such as "+91 20 5555 0142"');
const email = z.email("is no email address");
/** 9.5 is half past nine. */
const hour = z.number("is no number").min(0, "is before midnight").max(24, "is after midnight");

/** content/identity.yaml: everything that names the provider. */
export const identitySchema = z.strictObject({
  name: text(1, 30),
  legalName: text(1, 60),
  siteUrl: webAddress
    .refine((url) => !url.endsWith("/"), "ends with a slash")
    .describe("Public address of the site, without a slash at the end"),
  summary: text(50, 160).describe("One sentence for search engines, the manifest and share previews"),
  phones: z.strictObject({ sales: phone, support: phone }),
  emails: z.strictObject({
    general: email,
    support: email,
    privacy: email,
    security: email.describe("For people who found a weakness. Published in /.well-known/security.txt"),
  }),
  address: z.strictObject({
    street: text(1, 80),
    city: text(1, 40),
    region: text(1, 40),
    postalCode: text(1, 12),
    country: text(1, 40),
    countryCode: text(2, 2).regex(/^[A-Z]{2}$/, 'is no code of two letters such as "IN"'),
  }),
  map: z
    .strictObject({
      latitude: z.number("is no number").min(-90).max(90),
      longitude: z.number("is no number").min(-180).max(180),
      embedUrl: webAddress.describe("The page it embeds. Its origin is the only one allowed in a frame"),
      linkUrl: webAddress,
    })
    .describe("Where the map is centred"),
  office: z
    .strictObject({
      timeZone: z.string("is missing").refine(isTimeZone, 'is no time zone such as "Asia/Kolkata"'),
      opensAt: hour,
      closesAt: hour,
      daysPerWeek: z
        .int("is no whole number")
        .min(1, "is not above 0")
        .max(7, "is more than a week")
        .describe("From Monday on"),
    })
    .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
      path: ["closesAt"],
      message: "is not after the hour at which the office opens",
    })
    .describe("The office's clock"),
  bookingUrl: webAddress.describe('Opens in a new tab from "Book a Meeting"'),
  social: z
    .array(z.strictObject({ name: text(1, 30), url: webAddress }))
    .describe("For search engines only: the site itself links to nobody else"),
  ownPrices: flag.describe(
    "Your plans and prices are not those of docs/specification: pages are then checked against content/plans",
  ),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
