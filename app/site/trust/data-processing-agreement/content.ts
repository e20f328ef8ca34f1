import { identity } from "~/identity";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { LegalPageProps } from "~/sections/legal-page";

export const meta: PageMeta = {
  title: "Data Processing Agreement",
  description:
    "The agreement under Article 28 GDPR and India's DPDP Act for personal data that we process for you. Read it, print it, sign it.",
};

const company = `${identity.legalName}, ${identity.address.street}, ${identity.address.city} ${identity.address.postalCode}, ${identity.address.country}`;

/** The parties' signatures, on paper. */
export const signatures = ["For the client", `For ${identity.legalName}`] as const;
export const signatureLines = ["Name", "Position", "Date", "Signature"] as const;

export const agreement: LegalPageProps = {
  title: "Data Processing Agreement",
  lede: "For personal data that we process for you. It applies once both sides have signed it, and comes before our terms where the two differ.",
  updated: { text: "16 November 2026", day: "2026-11-16" },
  contactHeading: "Questions about this agreement",
  sections: [
    {
      id: "parties",
      title: "Parties",
      glyph: "agreement",
      content: [
        `${company} (“the processor”), and the client named in the signature below (“the client”).`,
        "The client is the controller under the EU's General Data Protection Regulation (GDPR) and the data fiduciary under India's Digital Personal Data Protection Act, 2023. If the client itself processes data for others, it passes their instructions on.",
      ],
    },
    {
      id: "subject",
      title: "Subject and duration",
      glyph: "paragraph",
      content: [
        "The processor handles personal data to provide the services in the client's orders, and for nothing else.",
        "This agreement lasts as long as those services, and until the data is returned or erased.",
      ],
    },
    {
      id: "data",
      title: "Kinds of data and people",
      glyph: "data-kinds",
      content: [
        "Data: what the client stores, sends or receives with the services, such as names, contact details, messages, records of use and content of websites, mailboxes, databases and backups.",
        "People: the client's customers, visitors, staff, suppliers and others whose data the client chooses to store.",
        "Special categories of data only if an order says so.",
      ],
    },
    {
      id: "instructions",
      title: "Instructions",
      glyph: "instruction",
      content: [
        "The processor acts only on the client's documented instructions: the orders, this agreement, and requests in writing by the people the client has named.",
        "If an instruction seems unlawful, the processor says so at once and may wait until it's confirmed or changed.",
      ],
    },
    {
      id: "confidentiality",
      title: "Confidentiality",
      glyph: "padlock",
      content: [
        "Everyone who can reach the data is bound to confidentiality, beyond the end of their work too.",
      ],
    },
    {
      id: "security",
      title: "Security",
      glyph: "safe",
      content: [
        "Access by role, with a second factor, and withdrawn when it's no longer needed. Encryption in transit and at rest. Separate accounts or systems for each client where the service allows it.",
        "Monitoring, patching, backups and restore tests as the ordered plan states.",
        "The processor may improve these measures, but doesn't go below them.",
      ],
    },
    {
      id: "subprocessors",
      title: "Subprocessors",
      glyph: "subprocessors",
      content: [
        {
          text: "The client agrees in general to subprocessors. The current list is on our",
          link: { label: "Trust page", to: "/trust#subprocessors" },
        },
        "Before a new one starts, the processor tells the client in writing, early enough to object. If the parties find no solution, the client may end the service concerned without cost.",
        "Each subprocessor is bound by contract to the same duties. The processor answers for its work as for its own.",
      ],
    },
    {
      id: "transfers",
      title: "Transfers to other countries",
      glyph: "transfer",
      content: [
        "Data is kept where the order says. The processor works from India.",
        "Where the GDPR applies to a transfer, the European Commission's standard contractual clauses (Decision 2021/914, module two, or module three for a client that is itself a processor) are part of this agreement.",
      ],
    },
    {
      id: "help",
      title: "Help with rights and duties",
      glyph: "rights",
      content: [
        "Requests from people about their data are passed on to the client without delay. The processor helps to answer them.",
        "It also helps with impact assessments and with questions from authorities, as far as they concern the services.",
      ],
    },
    {
      id: "breaches",
      title: "Personal data breaches",
      glyph: "breach",
      content: [
        "If personal data is lost, changed or seen by the wrong people, the processor tells the client without undue delay after learning of it: what happened, whose data and how much, what follows from it, and what is being done.",
        "What isn't known yet follows as it becomes known.",
      ],
    },
    {
      id: "audits",
      title: "Evidence and audits",
      glyph: "audit",
      content: [
        "The processor gives the client what it needs to show that this agreement is kept, its ISO 27001 certificate included.",
        "The client, or an auditor bound to confidentiality, may check on site or remotely, after reasonable notice, in working hours, without disturbing other clients.",
      ],
    },
    {
      id: "end",
      title: "Return and erasure",
      glyph: "ending",
      content: [
        "When a service ends, the client can fetch its data in a common format. Then the processor erases it, copies included, unless a law demands that it be kept. On request it confirms the erasure in writing.",
      ],
    },
    {
      id: "signatures",
      title: "Signatures",
      glyph: "signature",
      content: ["A signed copy by email is enough. The law and the courts are those of the main agreement."],
    },
  ],
};
