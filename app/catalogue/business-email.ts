import type { Plan } from "./plan.ts";

export interface BusinessEmailPlan extends Plan {
  mailboxGb: number;
}

export const businessEmailPlans: readonly BusinessEmailPlan[] = [
  mailPlan({
    id: "business-email-essential",
    name: "Essential",
    price: 5,
    period: "/user/month",
    description: "For people who mainly send and receive mail.",
    mailboxGb: 10,
    features: [
      "Email on your own domain",
      "Webmail, IMAP and mobile",
      "Spam and virus filter",
      "SPF, DKIM and DMARC set up for you",
    ],
  }),
  mailPlan({
    id: "business-email-business",
    name: "Business",
    price: 8,
    period: "/user/month",
    description: "For teams that share calendars and mailboxes.",
    popular: true,
    mailboxGb: 25,
    features: [
      "Everything in Essential",
      "Shared calendars and contacts",
      "Shared mailboxes such as sales or accounts",
      "Recovery of deleted mail",
    ],
  }),
  mailPlan({
    id: "business-email-professional",
    name: "Professional",
    price: 12,
    period: "/user/month",
    description: "For offices that must find a mail years later.",
    mailboxGb: 50,
    features: [
      "Everything in Business",
      "Read-only mail archive",
      "Audit search across all mailboxes",
      "Encrypted mail to outside recipients",
    ],
  }),
];

function mailPlan(plan: BusinessEmailPlan): BusinessEmailPlan {
  return { ...plan, specs: [{ label: "Mailbox", value: plan.mailboxGb, text: `${plan.mailboxGb} GB` }] };
}
