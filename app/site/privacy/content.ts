import { privacyOfForms as forms } from "~/connection/texts";
import { identity } from "~/identity";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { CoverageTableProps } from "~/sections/coverage-table";
import type { LegalPageProps } from "~/sections/legal-page";
import { subprocessors } from "~/subprocessors.data";

export const meta: PageMeta = {
  title: "Privacy Policy",
  description: forms.description,
};

const mapHost = new URL(identity.map.embedUrl).hostname.replace(/^www\./, "");

/** Who learns of what a visitor does here. */
export const witnesses: CoverageTableProps = {
  rowsLabel: "What you do here",
  columns: ["Your browser", "Our host", "Others"],
  labels: ["Learns of it", "Does not"],
  rows: [
    {
      name: "Read a page",
      description: "The host sees which file was asked for, and from which IP address.",
      covers: ["Your browser", "Our host"],
    },
    {
      name: "Choose light or dark",
      description: "One word in local storage, never sent.",
      covers: ["Your browser"],
    },
    ...forms.witnesses,
    {
      name: "Scroll to the map on the contact page",
      description: "The map's server sees your IP address and that you came from this site.",
      covers: ["Your browser", "Others"],
    },
    {
      name: "Follow “Book a Meeting”",
      description: "The calendar is another service with a policy of its own.",
      covers: ["Your browser", "Others"],
    },
  ],
};

export const policy: LegalPageProps = {
  title: "Privacy Policy",
  lede: forms.lede,
  contactHeading: "Ask what we hold about you",
  sections: [
    {
      id: "who",
      title: "Who is responsible for your data",
      glyph: "person",
      content: [
        `This site and the services on it are provided by ${identity.legalName}, a company in ${identity.address.city}, ${identity.address.country}. “We” on this page means that company.`,
        "For visitors and for the people we deal with at our clients, we decide how personal data is used: a data fiduciary in the words of India's Digital Personal Data Protection Act, 2023, and a controller in those of the EU's General Data Protection Regulation (GDPR).",
        "For what our clients store on systems that we run for them, they decide and we only follow their instructions: a data processor under both laws. If you are a customer of one of our clients, ask them first.",
        "This page says what we do, in plain English. It is not legal advice.",
      ],
    },
    {
      id: "visitors",
      title: "What this site learns about visitors",
      glyph: "visitor",
      content: [
        forms.visitors,
        "If you choose the light or the dark theme, your browser keeps that one word. How far you had scrolled is kept until you close the tab. Neither is sent to us.",
        {
          text: "All that the site keeps in your browser, by its name, is listed in the",
          link: { label: "Cookie Policy", to: "/cookies#storage" },
        },
      ],
    },
    {
      id: "forms",
      title: "What you type into forms",
      glyph: "form",
      content: forms.statements,
    },
    {
      id: "host",
      title: "What the host sees",
      glyph: "host",
      content: [
        "The server that delivers these pages sees your IP address, the page asked for, the time and the kind of browser, as every web server must in order to answer.",
        "Our host may write these to a log to keep the service running and to fend off attacks. We do not combine them with anything else, and we do not try to find out who you are.",
      ],
    },
    {
      id: "others",
      title: "When another company is involved",
      glyph: "two-companies",
      content: [
        `The map on the contact page comes from ${mapHost} and is fetched only when it comes into view. Its server then sees your IP address and the address of this site.`,
        "“Book a Meeting” opens a calendar in a new tab. It too sees your IP address and the address of this site; we pass on nothing else.",
        "Links for email and phone open your own programs. From there on, your provider's policy applies.",
      ],
    },
    {
      id: "clients",
      title: "When you write, call or become a client",
      glyph: "client",
      content: [
        "From a message or a call we keep your name, how to reach you, your company, and what you told us. We use it to answer, and to prepare the offer that you asked for.",
        "From a client we also keep the agreement, invoices and payments, the names of the people who may give us instructions, and records of the work: tickets, changes, access logs.",
        "We do this because you consented by writing to us, because it is needed for a contract with you, because a law demands it (tax and company law above all), or, where the GDPR applies, because of a legitimate interest such as the security of the systems that we look after.",
        "We do not sell personal data, do not build profiles, and make no decision about a person by machine alone.",
        "You may withdraw your consent at any time, as easily as you gave it. What was done before stays lawful.",
      ],
    },
    {
      id: "sharing",
      title: "Who else may see it, and where",
      glyph: "sharing",
      content: [
        "Our own staff, as far as their work needs it, and bound to confidentiality.",
        `Companies that handle personal data on our behalf, under written contracts that hold them to the same care. The Trust page lists them${subprocessors.length === 0 ? "; at present there are none" : ""}.`,
        "Courts and authorities, where a law obliges us. We check each request, and tell you unless the law forbids it.",
        "We are in India, so data that you send to us from elsewhere is used in India. Where the GDPR applies to a transfer, we rely on the standard contractual clauses of the European Commission.",
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      glyph: "retention",
      content: [
        ...forms.retention,
        "Agreements, invoices and payments: eight financial years, as the Companies Act, 2013 demands of books of account.",
        "Records of the work: as long as the agreement lasts and a claim from it could still be made.",
        "What our clients store with us: as their agreement says. It is returned or erased when the agreement ends.",
      ],
    },
    {
      id: "security",
      title: "How it is protected",
      glyph: "padlock",
      content: [
        "Access is given by role, with a second factor, and taken back on the day that it is no longer needed. Data is encrypted on its way and where it rests.",
        "We keep to the reasonable security practices that section 43A of the Information Technology Act, 2000 and the rules made under it demand.",
        "Should personal data be lost or seen by the wrong people, we tell those concerned and the authorities, within the time that the law sets.",
        `No system is perfectly safe. If you find a weakness in ours, write to ${identity.emails.security}. The Trust page says what we ask and what we promise.`,
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      glyph: "rights",
      content: [
        "Under India's Digital Personal Data Protection Act, 2023, as its provisions come into force, you may ask what we hold and with whom it was shared, have it corrected, completed or erased, name a person to act for you in case of death or incapacity, and have a grievance heard.",
        "Where the GDPR applies to you, you may also ask for a copy that you can take elsewhere, have the use of your data restricted, and object to it.",
        "Write to the mailbox below; a sentence is enough. It is read by our Grievance Officer. We may ask a question to be sure that you are you. The answer comes within one month and costs nothing.",
        "If the answer does not satisfy you, you may turn to the Data Protection Board of India or, in the European Union, to the supervisory authority where you live.",
      ],
    },
    {
      id: "children",
      title: "Children",
      glyph: "child",
      content: [
        "Our services are for businesses. We do not knowingly hold data about anyone under 18; if you think that we do, tell us and we erase it.",
      ],
    },
    {
      id: "changes",
      title: "Changes to this page",
      glyph: "layers",
      content: [
        "The date at the top says when this page was last changed. If a change matters to people whose data we hold, we write to them before it takes effect.",
      ],
    },
  ],
};
