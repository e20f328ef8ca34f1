import type { Position } from "../../catalogue/positions.data.ts";
import { identity } from "../../identity.ts";
import { addressOf } from "./address-of.ts";
import { utcOffset } from "../office/utc-offset.ts";
import { postalAddress } from "./postal-address.ts";
import type { StructuredData } from "./structured-data.ts";

/** An open position, as it stands on the page at `path`. */
export function jobPosting(position: Position, path: string): StructuredData {
  const { id, title, description, duties, requirements, datePosted, openUntil, type, workplace, pay } =
    position;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: [description, ...duties, ...requirements].join("\n"),
    datePosted,
    validThrough: endOfDay(openUntil),
    directApply: true,
    employmentType: type === "Contract" ? "CONTRACTOR" : "FULL_TIME",
    url: addressOf(path),
    identifier: { "@type": "PropertyValue", name: identity.name, value: id },
    hiringOrganization: {
      "@type": "Organization",
      "@id": addressOf("/#organization"),
      name: identity.name,
      sameAs: addressOf("/"),
    },
    ...(workplace !== "remote" && { jobLocation: { "@type": "Place", address: postalAddress() } }),
    ...(workplace !== "office" && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: identity.address.country },
    }),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: {
        "@type": "QuantitativeValue",
        minValue: pay.from * 1000,
        maxValue: pay.to * 1000,
        unitText: "YEAR",
      },
    },
  };
}

/** The last second of a day ("2026-12-31") at the office. */
function endOfDay(day: string): string {
  const end = `${day}T23:59:59`;
  return `${end}${utcOffset(new Date(`${end}Z`), identity.office.timeZone)}`;
}
