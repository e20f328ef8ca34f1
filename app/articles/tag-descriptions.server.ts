import type { Tag } from "./tags.ts";

/** What a tag's page and feed say about it: 70 to 160 characters. */
export const tagDescriptions: Record<Tag, string> = {
  Architecture:
    "Which parts a system should have, where it will fail first, and which boxes in the diagram were never needed.",
  Automation:
    "Work that a machine should do, the checks that must stay with a person, and how to notice when it stopped running.",
  AWS: "Accounts, permissions, networks and bills on Amazon Web Services, by engineers who have to explain each of them.",
  Backup:
    "Copies, restores and the time between them: how much data you can lose, and how long getting it back really takes.",
  Compliance:
    "What auditors ask for, what the standards really say, and how to meet them without inventing paperwork.",
  Cost: "Where the money goes in clouds, hosting, software and models, and the arithmetic that shows it before the invoice.",
  Data: "Pipelines, baselines, labels and drift: getting data into a state in which a decision can rest on it.",
  Databases:
    "Queries, locks, upgrades and schema changes on databases that people are using while you work on them.",
  DevOps: "Branches, pipelines, infrastructure as code and releases that can be taken back before lunch.",
  DNS: "Records, lifetimes and delegations: the small text files that decide whether anything else can be reached.",
  Email: "Mail that arrives, mail that should not, and the records and habits that tell one from the other.",
  Hosting:
    "Servers, certificates and filters for websites: choosing a plan by its load, and keeping it quiet afterwards.",
  Identity: "Who may do what, how they prove who they are, and how much one stolen session or key is worth.",
  Incidents:
    "The first minutes, the timeline, the people who get woken, and what is different the week after.",
  Kubernetes:
    "When a cluster earns its keep, what its resource settings cost, and when a plain server does the job.",
  LLM: "Language models at work: evaluations, sources, token budgets and permissions, before the demo becomes a product.",
  Migration: "Moving systems while they are in use: strategies, cutovers, and the way back from every step.",
  Networking: "Traffic in and out, what filters it, and what the network costs on the cloud bill.",
  Observability:
    "Logs, metrics, alerts and traces: which to keep, which to page on, and which only cost money.",
  Testing:
    "Evidence that software does what it should: evaluations, contracts, flags and penetration test reports.",
};
