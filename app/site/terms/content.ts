import { allowedDowntime } from "~/catalogue/promises/compute";
import { billing as billingTerms, paymentDays } from "~/catalogue/promises/billing.data";
import { maintenance } from "~/catalogue/promises/maintenance.data";
import { otherRequests, outage } from "~/catalogue/promises/support.data";
import { refunds, term } from "~/catalogue/promises/term.data";
import { trial } from "~/catalogue/promises/trial.data";
import { uptime as uptimeTerms, uptimeTarget } from "~/catalogue/promises/uptime.data";
import { identity } from "~/identity";
import { groupDigits } from "~/lib/format/group-digits";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { LegalPageProps } from "~/sections/legal-page";

export const meta: PageMeta = {
  title: "Terms of Service",
  description: `The terms in plain English: a ${uptimeTerms.target}, billing in advance by month or year, and ${billingTerms.dueShort}.`,
};

const YEAR_MINUTES = 365 * 24 * 60;
const downMinutes = Math.round(allowedDowntime(uptimeTarget, 365));

/** Drawn under "Service levels". */
export const uptime = {
  /** Per cent of the year. */
  target: uptimeTarget,
  met: `${uptimeTarget}% of a year: ${hoursAndMinutes(YEAR_MINUTES - downMinutes)}`,
  allowed: hoursAndMinutes(downMinutes),
  caption: "A year of 8,760 hours. The line at its end is the downtime that the target allows, to scale.",
} as const;

/** Drawn under "Billing and payment". */
export const billing = {
  caption: `Twelve months. A bar is the time an invoice covers, the line at its start the day it is sent, the thin bar below it the ${paymentDays} days to pay it.`,
  dueDays: paymentDays,
  lanes: [
    { label: "Monthly", invoices: 12 },
    { label: "Annual", invoices: 1 },
  ],
} as const;

export const policy: LegalPageProps = {
  title: "Terms of Service",
  lede: "What you can hold us to, and what we ask in return. Your written agreement with us comes first wherever it says otherwise.",
  contactHeading: "Ask before you sign",
  sections: [
    {
      id: "agreement",
      title: "Who these terms are between",
      glyph: "agreement",
      content: [
        `Services are provided by ${identity.legalName}, ${identity.address.city}, ${identity.address.country} (“we”) to the business that orders them (“you”).`,
        "Nothing is sold on this site. A plan shown here becomes an agreement when both sides have confirmed it in writing; an exchange of emails is enough.",
        "These terms are part of every agreement. Where a signed agreement, an order or a data processing agreement says something else, that counts.",
        "This page is written to be understood. It is not legal advice to you, and your lawyer is welcome to read it too.",
      ],
    },
    {
      id: "website",
      title: "Using this website",
      glyph: "screen",
      content: [
        "You may read, print and link to these pages. We take care that what they say is right, but plans, prices and features may change; the offer that you hold counts.",
        {
          text: "Curves and findings that are marked as an example are just that. How the site treats your data is in the",
          link: { label: "Privacy Policy", to: "/privacy" },
        },
        "The forms for signing in and signing up are there to be seen. Online accounts are not open yet.",
      ],
    },
    {
      id: "service-levels",
      title: "Service levels",
      glyph: "service-levels",
      content: [
        `${uptimeTerms.sentence} ${uptimeTerms.allowedInMonth} ${uptimeTerms.allowedInYear}`,
        `${uptimeTerms.credits} ${uptimeTerms.request} ${uptimeTerms.meaning}`,
        `${uptimeTerms.notCounted} ${maintenance.notice}`,
        outage.sentence,
        otherRequests.byPlan,
        {
          text: "The response times of the support plans are listed under",
          link: { label: "24/7 Cloud Support", to: "/services/cloud/support" },
        },
      ],
    },
    {
      id: "billing",
      title: "Billing and payment",
      glyph: "rising-bill",
      content: [
        `${billingTerms.advance} ${billingTerms.hourly}`,
        billingTerms.due,
        `${billingTerms.sentence} ${billingTerms.offerCounts}`,
        "A price that changes, changes from a later billing period on, and we say so early enough for you to end the service before then.",
        "If a payment is late, we write first. If that does not help, we announce when the service will be suspended, and may charge interest up to the rate that the law allows.",
        "If you doubt an invoice, tell us before it is due. The part that is not in doubt stays payable.",
      ],
    },
    {
      id: "your-part",
      title: "What we need from you",
      glyph: "your-part",
      content: [
        "People who may give us instructions, and their phone numbers. The access that the work needs, and no more.",
        "Passwords and keys that are kept secret, and a word at once if one is lost.",
        "Licences and consents for what you have us run. What you store stays your responsibility, and so do copies of it, unless a backup is part of your plan.",
      ],
    },
    {
      id: "acceptable-use",
      title: "What our systems may not be used for",
      glyph: "cross",
      content: [
        "Anything that is against the law, the Information Technology Act, 2000 and the law of the place where the system stands included.",
        "Unasked-for bulk mail, malicious software, attacks on others, or tests of systems whose owner has not agreed in writing.",
        "Use that harms other clients on shared systems, such as mining for currency on shared hosting.",
        "If we learn of such use, we ask you to end it. If it does damage, we stop it first and tell you at once.",
      ],
    },
    {
      id: "data",
      title: "Your data, and what we keep to ourselves",
      glyph: "padlock",
      content: [
        "Your data is yours. We use it to provide the service, on your instructions, and for nothing else.",
        "Where it includes personal data, we are your processor under the Digital Personal Data Protection Act, 2023 and, where it applies, the GDPR. We sign a data processing agreement on request.",
        "What either side learns of the other in confidence stays in confidence, beyond the end of the agreement too.",
      ],
    },
    {
      id: "work",
      title: "Who owns the work",
      glyph: "ownership",
      content: [
        "What we make for you alone, such as code, designs and configurations, is yours once it is paid for.",
        "What we had before, and general know-how, stays ours. As far as it is part of your work, you may use it without limit of time and without further fees.",
        "Open-source software keeps its own licence. We tell you which of it we use.",
      ],
    },
    {
      id: "third-parties",
      title: "Third-party services",
      glyph: "third-parties",
      content: [
        "Cloud platforms, mail suites, domain registries and certificate authorities have terms of their own, which apply to you as well. We say which, before you order.",
        `A domain is registered in your name, and a certificate issued to you. ${refunds.refused}`,
      ],
    },
    {
      id: "ending",
      title: "Ending a service",
      glyph: "ending",
      content: [
        `${term.sentence} ${term.annual} We'll remind you before an annual service renews; if you cancel it, it ends with its year. An email is enough, from either side.`,
        refunds.startedMonth,
        `${trial.products} have a free trial. ${trial.sentence}`,
        "Either side may end it at once if the other breaks an important duty and does not put it right within a reasonable time of being told.",
        "Before we erase your data, you can fetch it in a common format, and we tell you until when. Only what a law makes us keep is kept.",
        refunds.annual,
      ],
    },
    {
      id: "liability",
      title: "Liability",
      glyph: "liability",
      content: [
        "We do the work with the skill and care of people who do it for a living. If something that we did is wrong, we put it right at our cost.",
        "Beyond that, each side's liability for a year is limited to the fees of that year, and neither side answers for lost profit or other indirect loss.",
        "These limits do not apply to fraud, to intent, to death or injury, to the duty to pay, or where the law allows no limit.",
        "Neither side answers for what was outside its control and could not have been avoided with reasonable care, for as long as it lasts.",
      ],
    },
    {
      id: "law",
      title: "Law and disputes",
      glyph: "scales",
      content: [
        `The law of ${identity.address.country} applies. The courts of ${identity.address.city} decide, unless your written agreement names others or a law that protects you does.`,
        "Before anyone goes to court, two people who may decide talk to each other.",
        "If one of these terms turns out to be invalid, the others stand.",
      ],
    },
    {
      id: "changes",
      title: "Changes to these terms",
      glyph: "layers",
      content: [
        "The date at the top says when they were last changed. For running agreements a change takes effect with the next billing period after we have written to you, unless you object; then the old terms apply to the end of the period that you have paid for.",
      ],
    },
  ],
};

function hoursAndMinutes(minutes: number): string {
  return `${groupDigits(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}
