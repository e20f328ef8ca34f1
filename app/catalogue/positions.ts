import { identity } from "../identity.ts";
import type { Position } from "./read-positions.server.ts";

const { city, country } = identity.address;

/** Thousands of dollars a year: the scale that all positions are drawn on. */
export const payScale = { from: 50, to: 170 };

export function positionPath(id: string): string {
  return `/careers/${id}`;
}

/** Open positions. Their fields: read-positions.server.ts. */
export const positions: readonly Position[] = [
  {
    id: "senior-cloud-architect",
    title: "Senior Cloud Architect",
    department: "Engineering",
    location: `${city} or remote`,
    workplace: "either",
    type: "Full-time",
    salary: "$120k–$160k",
    datePosted: "2025-01-06",
    openUntil: "2027-06-30",
    description:
      "You design what clients will run for the next ten years, and write down why, so that others can disagree in time.",
    duties: [
      "Lead the design of two or three migrations at a time, from the first inventory to the last server switched off",
      "Draw landing zones, networks and access so that the next engineer can read them",
      "Review the designs of others, and have yours reviewed",
      "Sit in the cost meeting, because the design is the bill",
    ],
    requirements: [
      "Production systems designed on at least two of AWS, Azure and Google Cloud",
      "Infrastructure as code as a habit, with reviews",
      "Cost estimates that survived the first invoice",
      "Design documents that a finance director can follow",
    ],
  },
  {
    id: "machine-learning-engineer",
    title: "Machine Learning Engineer",
    department: "Engineering",
    location: `Remote, ${country}`,
    workplace: "remote",
    type: "Full-time",
    salary: "$110k–$150k",
    datePosted: "2025-01-13",
    openUntil: "2027-06-30",
    description:
      "You take models out of notebooks and into services that cite their sources, report their errors and can be switched off.",
    duties: [
      "Build retrieval, forecasting and document pipelines for clients, from raw data to an interface that people use",
      "Write the test set first, with the people who know the answers",
      "Run what you built: drift, cost for each answer, and the switch that turns it off",
      "Say in the first week when a rule would do the job",
    ],
    requirements: [
      "Models in production, and one you decided to retire",
      "Python, and data pipelines that others can run",
      "Evaluation first: test sets, baselines, cost per answer",
    ],
  },
  {
    id: "penetration-tester",
    title: "Penetration Tester",
    department: "Security",
    location: `${city} or remote`,
    workplace: "either",
    type: "Full-time",
    salary: "$100k–$140k",
    datePosted: "2024-12-16",
    openUntil: "2027-06-30",
    description:
      "You break into systems by appointment, then sit down with the people who built them until the holes are closed.",
    duties: [
      "Agree on scope and rules with the client, then test web, network and cloud inside them",
      "Chain small findings into the one that matters, and prove it without breaking anything",
      "Write a report with reproduction steps and repairs, in order of risk",
      "Retest after the repair, and sign for it",
    ],
    requirements: [
      "Web, network and cloud tests carried out from scope to retest",
      "The OWASP Top 10 and MITRE ATT&CK as working tools",
      "Reports that developers read to the end",
    ],
  },
  {
    id: "devops-engineer",
    title: "DevOps Engineer",
    department: "Engineering",
    location: `Remote, ${country}`,
    workplace: "remote",
    type: "Contract",
    salary: "$90k–$130k",
    datePosted: "2025-01-06",
    openUntil: "2027-06-30",
    description:
      "You shorten the way from a commit to production for one client at a time, and leave a pipeline that the team can run without you.",
    duties: [
      "Join one client team at a time, usually for three to six months",
      "Take the deployment apart, and put it together again as a pipeline with tests and a way back",
      "Move what was clicked into Terraform, in small reviewed steps",
      "Hand it over to the team, and stay until they have released without you",
    ],
    requirements: [
      "Kubernetes and one CI system known from the inside",
      "Terraform or an equivalent, with state files you trust",
      "Shell scripts that you can still read a year later",
    ],
  },
  {
    id: "seo-content-specialist",
    title: "SEO & Content Specialist",
    department: "Marketing",
    location: city,
    workplace: "office",
    type: "Full-time",
    salary: "$70k–$90k",
    datePosted: "2024-12-09",
    openUntil: "2027-06-30",
    description:
      "You find out what buyers ask before they buy, and get engineers to answer it in words that buyers use.",
    duties: [
      "Interview the engineers, and turn what they know into pages and articles",
      "Audit clients' sites and our own: structure, speed, search intent, structured data",
      "Report what changed in searches and enquiries, month against month",
      "Delete pages that don't help readers",
    ],
    requirements: [
      "Search audits that led to changes, with the numbers before and after",
      "Clear English, and a red pencil for adjectives",
      "Enough HTML to fix a heading yourself",
    ],
  },
  {
    id: "account-executive",
    title: "Account Executive",
    department: "Sales",
    location: city,
    workplace: "office",
    type: "Full-time",
    salary: "$60k–$80k plus commission",
    datePosted: "2025-01-13",
    openUntil: "2027-06-30",
    description:
      "You listen to what a company runs today, write the offer with the engineer who answered it, and say so when the smaller plan will do.",
    duties: [
      "Join the engineer who answered an enquiry once an offer is to be written, and learn what the company runs",
      "Write proposals together with the engineer who would do the work",
      "Keep the client through the project, including the uncomfortable weeks",
      "Plan renewals from what the client has used",
    ],
    requirements: [
      "Technical services sold to businesses before",
      "Proposals with a price, a date and a list of what is not included",
      "No fear of the sentence “I will ask an engineer”",
    ],
  },
];
