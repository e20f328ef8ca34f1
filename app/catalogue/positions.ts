import { identity } from "../identity.ts";

export interface Position {
  /** Names the position in links to the contact form. Never change one that was published. */
  id: string;
  title: string;
  department: "Engineering" | "Security" | "Sales" | "Marketing";
  location: string;
  type: "Full-time" | "Contract";
  /** A range per year in thousands of dollars, e.g. "$90k–$130k"; also drawn as a bar. */
  salary: string;
  /** What the person will do: one sentence. */
  description: string;
  requirements: readonly string[];
}

const { city, country } = identity.address;

export const positions: readonly Position[] = [
  {
    id: "senior-cloud-architect",
    title: "Senior Cloud Architect",
    department: "Engineering",
    location: `${city} or remote`,
    type: "Full-time",
    salary: "$120k–$160k",
    description:
      "You design what clients will run for the next ten years, and write down why, so that others can disagree in time.",
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
    type: "Full-time",
    salary: "$110k–$150k",
    description:
      "You take models out of notebooks and into services that cite their sources, report their errors and can be switched off.",
    requirements: [
      "Models in production, and one you decided to retire",
      "Python, and data pipelines that somebody else can run",
      "Evaluation before enthusiasm: test sets, baselines, cost per answer",
    ],
  },
  {
    id: "penetration-tester",
    title: "Penetration Tester",
    department: "Security",
    location: `${city} or remote`,
    type: "Full-time",
    salary: "$100k–$140k",
    description:
      "You break into systems by appointment, then sit down with the people who built them until the holes are closed.",
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
    type: "Contract",
    salary: "$90k–$130k",
    description:
      "You shorten the way from a commit to production for one client at a time, and leave a pipeline that needs no priest.",
    requirements: [
      "Kubernetes and one CI system known from the inside",
      "Terraform or an equivalent, with state you are not afraid of",
      "Shell scripts that you can still read a year later",
    ],
  },
  {
    id: "seo-content-specialist",
    title: "SEO & Content Specialist",
    department: "Marketing",
    location: city,
    type: "Full-time",
    salary: "$70k–$90k",
    description:
      "You find out what buyers ask before they buy, and get engineers to answer it in words that buyers use.",
    requirements: [
      "Search audits that led to changes, with the figures before and after",
      "Clear English, and a red pencil for adjectives",
      "Enough HTML to fix a heading yourself",
    ],
  },
  {
    id: "account-executive",
    title: "Account Executive",
    department: "Sales",
    location: city,
    type: "Full-time",
    salary: "$60k–$80k plus commission",
    description:
      "You listen to what a company runs today, bring the right engineer along, and say so when the smaller plan will do.",
    requirements: [
      "Technical services sold to businesses before",
      "Proposals with a price, a date and a list of what is not included",
      "No fear of the sentence “I will ask an engineer”",
    ],
  },
];
