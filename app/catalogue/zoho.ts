import type { Plan } from "./plan.ts";

export interface ZohoPlan extends Plan {
  mailboxGb: number;
}

// The order is the specification's: $1, $4, $3. The third is another product, not a higher tier.
export const zohoPlans: readonly ZohoPlan[] = [
  zohoPlan({
    id: "zoho-mail-lite",
    name: "Mail Lite",
    price: 1,
    period: "/user/month",
    description: "Low-cost mail on your own domain.",
    mailboxGb: 5,
    features: [
      "Several domains in one account",
      "IMAP, POP and ActiveSync",
      "Calendar, contacts and tasks",
      "Mobile apps",
    ],
  }),
  zohoPlan({
    id: "zoho-mail-premium",
    name: "Mail Premium",
    price: 4,
    period: "/user/month",
    description: "Large mailboxes with retention and backup.",
    popular: true,
    mailboxGb: 50,
    features: [
      "Everything in Mail Lite",
      "Retention and eDiscovery",
      "Mail backup and restore",
      "S/MIME signing and encryption",
      "Webmail with your own logo and address",
    ],
  }),
  zohoPlan({
    id: "zoho-workplace-standard",
    name: "Workplace Standard",
    price: 3,
    period: "/user/month",
    description: "Mail with an office suite.",
    mailboxGb: 30,
    features: [
      "Everything in Mail Lite",
      "Writer, Sheet and Show",
      "WorkDrive for team files",
      "Cliq chat",
      "Meeting for video calls",
    ],
  }),
];

function zohoPlan(plan: ZohoPlan): ZohoPlan {
  return { ...plan, specs: [{ label: "Mailbox", value: plan.mailboxGb, text: `${plan.mailboxGb} GB` }] };
}
