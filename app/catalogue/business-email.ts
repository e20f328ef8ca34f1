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
    description: "A proper address for people who mostly write mail.",
    mailboxGb: 10,
    features: [
      "Your own domain",
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
    description: "Teams that share calendars and answer for each other.",
    popular: true,
    mailboxGb: 25,
    features: [
      "Everything in Essential",
      "Shared calendars and contacts",
      "Shared mailboxes such as sales or accounts",
      "Deleted mail brought back",
    ],
  }),
  mailPlan({
    id: "business-email-professional",
    name: "Professional",
    price: 12,
    period: "/user/month",
    description: "Offices that must find a mail years later.",
    mailboxGb: 50,
    features: [
      "Everything in Business",
      "Archive that nobody can edit",
      "Search across all mailboxes for audits",
      "Encrypted mail to outsiders",
    ],
  }),
];

function mailPlan(plan: BusinessEmailPlan): BusinessEmailPlan {
  return { ...plan, specs: [{ label: "Mailbox", value: plan.mailboxGb, text: `${plan.mailboxGb} GB` }] };
}
