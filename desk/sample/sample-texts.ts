/** What the sample's visitors ask for and what they are told. All people and companies are invented. */

export interface SampleRequest {
  /** The query of the contact page that they came from; empty if they came without a plan. */
  search: string;
  service: string;
  message: string;
  reply: string;
  /** What they write after the reply. */
  thanks: string;
}

export const team = [
  { name: "Meera", email: "meera@sample.example", role: "admin" },
  { name: "Arjun", email: "arjun@sample.example", role: "agent" },
  { name: "Nadia", email: "nadia@sample.example", role: "agent" },
  { name: "Tom", email: "tom@sample.example", role: "agent" },
] as const;

export const firstNames =
  "Priya Asha Rohan Kavita Imran Sunil Leena Omar Grace Daniel Sofia Lucas Emma Noah Yuki Chen Fatima Elena Marco Ingrid Tomasz Anika Vikram Nisha Peter Hannah".split(
    " ",
  );

export const lastNames =
  "Raman Rao Mehta Iyer Khan Desai Shah Patel Okafor Novak Silva Weber Lindqvist Tanaka Wei Haddad Petrova Rossi Berg Wrona Kulkarni Nair Thomas Evans Clarke Moreau".split(
    " ",
  );

export const companies =
  "Kestrel Freight|Northwind Dental|Bluebird Foods|Harbour Textiles|Alder Clinics|Pixel Forge|Monsoon Travel|Granite Tools|Lumen Schools|Orchard Homes|Saffron Kitchens|Tidewater Logistics|Copper Kettle|Maple Finance|Riverside Motors|Quill Press|Sundial Energy|Banyan Retail|Falcon Couriers|Juniper Labs".split(
    "|",
  );

export const requests: readonly SampleRequest[] = [
  {
    search: "plan=vps-professional",
    service: "hosting",
    message:
      "We run a shop on a shared server that is slow on Mondays. Can you move it to a VPS without downtime?",
    reply:
      "Yes. We copy the shop first, test it with you, and switch at night; visitors notice nothing. Which shop software is it, and how large is the database?",
    thanks: "It is WooCommerce, the database has 4 GB. A Tuesday night would suit us.",
  },
  {
    search: "plan=backup-business",
    service: "hosting",
    message: "How fast can you restore our ERP if the office burns down? Our auditor asks for it in writing.",
    reply:
      "With this plan within one to two hours, losing at most 15 minutes of data. We test it with you once a quarter and send you the record for your auditor.",
    thanks: "That is what the auditor wants to see. Please send an example of such a record.",
  },
  {
    search: "estimate=business-email-professional.40",
    service: "consultation",
    message:
      "Forty mailboxes have to move from our own server before the end of the month. Is that possible?",
    reply:
      "Yes. We copy the mailboxes while people work and switch the domain on a Friday evening. Could you send us the list of addresses?",
    thanks: "The list is attached to my email. Two of the forty are shared mailboxes.",
  },
  {
    search: "plan=cloud-support-professional",
    service: "cloud",
    message:
      "Our AWS bill grew by a third since June and nobody here knows why. Do you look at that as part of the support?",
    reply:
      "We do: the first review is included. With read access to the billing pages we can tell you the three largest causes within two days.",
    thanks: "Access is set up. I am curious.",
  },
  {
    search: "",
    service: "cloud",
    message:
      "We want to leave our own rack. Twelve machines, two of them old Windows servers. What would be the first step?",
    reply:
      "A list of what runs on them and who would notice if it stopped. We have a form for it that takes an hour; then we tell you what should move, and in which order.",
    thanks: "Send me the form, please. I will fill it in this week.",
  },
  {
    search: "plan=monitoring-professional",
    service: "cybersecurity",
    message:
      "A customer asks whether somebody watches our logs at night. Nobody does. What would it cost to say yes?",
    reply:
      "With 24-hour monitoring you can say yes from the day the first logs arrive, usually within a week. How many servers and laptops is it about?",
    thanks: "Nine servers and sixty laptops.",
  },
  {
    search: "plan=pentest-penetration-testing",
    service: "cybersecurity",
    message: "Our bank wants a penetration test of the customer portal by the end of the quarter.",
    reply:
      "We can start in two weeks and need about five days for it. You get a report for the bank and a list for your developers. Is there a test system?",
    thanks: "There is. Our developers ask how much notice you need.",
  },
  {
    search: "plan=ssl-extended-validation",
    service: "hosting",
    message: "Which certificate do we need for three shops under one company name?",
    reply:
      "Three shops on their own domains need one certificate with three names, or three. We would take one with all names: it renews in one go.",
    thanks: "One with all names, please.",
  },
  {
    search: "",
    service: "software-ai",
    message: "Our staff copy orders from emails into the ERP by hand, about 200 a day. Can software do that?",
    reply:
      "Most of it. We would start with the two customers who send the most, and let people check what the software is unsure of. Could you send us ten such emails without names?",
    thanks: "Ten emails follow tomorrow.",
  },
  {
    search: "plan=seo-growth",
    service: "consultation",
    message: "We are on page three for what we sell. What can you do in six months, honestly?",
    reply:
      "For two or three of your subjects page one is realistic in six months, for the others not. We would show you which ones and why before you sign anything.",
    thanks: "That is the most honest answer so far.",
  },
  {
    search: "domain=kestrel-freight.com",
    service: "hosting",
    message: "Is the name still free tomorrow, or should I hurry?",
    reply:
      "Nobody can promise that. We can register it for you today: reply with yes, and we confirm it in writing.",
    thanks: "Yes.",
  },
  {
    search: "plan=website-security-group",
    service: "hosting",
    message: "Our site sends visitors to a pharmacy. Please help, it is embarrassing.",
    reply:
      "We are on it: that is a known kind of break-in. Please don't delete anything. We need access to the hosting, then it is usually clean within four hours.",
    thanks: "Access is in the vault you sent. Thank you for being so quick.",
  },
  {
    search: "job=devops-engineer",
    service: "consultation",
    message:
      "I have run platforms at two banks for seven years and would like to work from Nagpur. Is that possible?",
    reply:
      "Yes, most of us work from home three days a week. Could you tell us about an outage that you learned from?",
    thanks: "Gladly. It was a Friday, and the certificate was mine.",
  },
];

export const spamMessages = [
  "Dear sir, we offer guaranteed first place in all search engines within 24 hours!!!",
  "CLICK to double your bitcoin",
  "I am the lawyer of a late prince",
];

export const savedReplies = [
  [
    "Thank you and first question",
    "Hello {name},\n\nthank you for writing to us about {plan}. So that we can give you a price that holds: when would you like to start?\n\n{me}",
  ],
  [
    "Move without downtime",
    "Hello {name},\n\nwe copy everything first, test it with you, and switch at night. Your visitors notice nothing.\n\n{me}",
  ],
  [
    "Ask for access",
    "Hello {name},\n\nwe need access for the next step. Please don't send passwords by email: we'll send you a link to a vault.\n\n{me}",
  ],
  [
    "Quote is on its way",
    "Hello {name},\n\nyour quote for {plan} ({price}) follows today. Its number refers to {number}.\n\n{me}",
  ],
  [
    "Call instead",
    "Hello {name},\n\nthis is easier by phone. When may we call you, and on which number?\n\n{me}",
  ],
  [
    "No, we don't do that",
    "Hello {name},\n\nthis is something we don't do, and we would rather say so than do it badly.\n\n{me}",
  ],
] as const;

export const notes = [
  "Called: prefers mornings. Ask for Mr Iyer in accounts.",
  "Was a customer until 2024, left for the price. Mention the new plan.",
  "Needs an answer before their board meets.",
];

/** Mail that somebody has to sort. */
export const unsortedMails = [
  {
    sender: "ines.duarte@portocargo.example",
    senderName: "Inês Duarte",
    subject: "Two more mailboxes for the depot",
    body: "Hello,\n\nwe wrote last week about the move to Microsoft 365. Please add two mailboxes for the depot in Matosinhos to the list: depot@ and night-shift@.\n\nInês Duarte\nPorto Cargo",
    hoursAgo: 3.2,
  },
  {
    sender: "offers@bulk-leads.example",
    senderName: "Bulk Leads",
    subject: "10,000 fresh contacts for your sales team",
    body: "Dear sir or madam, buy verified contacts at half price until Friday.",
    hoursAgo: 19,
  },
] as const;
