import type { HelpGroup } from "~/articles/help-groups";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";

export const meta: PageMeta = {
  title: "Knowledge Base",
  description:
    "Help in five groups: getting started, hosting and domains, email, security and backups, billing and plans. And a person when that is quicker.",
};

export const hero = {
  title: "Knowledge Base",
  lede: "Step-by-step answers in five groups. If yours isn't among them, an engineer answers it in person.",
};

export const search = {
  label: "What do you need to know?",
  placeholder: "Search the knowledge base...",
};

export const groups = {
  heading: "Help by topic",
  lede: "Steps you can follow, how to check that they worked, and what we do for you.",
};

/** What a group is about, under its name. */
export const groupNotes: Record<HelpGroup, string> = {
  "Getting started": "What happens after you order, who does what, and how to reach support.",
  "Hosting and domains": "Choosing a plan, moving a site, pointing a name at it.",
  Email: "Mailboxes on every device, old mail moved, and staying out of the spam folder.",
  "Security and backups": "Certificates, the firewall, tests, and getting something back.",
  "Billing and plans": "What is billed when, how to read it, and how to change or end a plan.",
};

export const banner: ClosingBannerProps = {
  heading: "Didn't find your answer?",
  lede: "Describe what you see and what you expected instead. A screenshot helps.",
  primary: { label: "Ask an engineer", to: "/contact" },
  secondary: { label: "24/7 Cloud Support", to: "/services/cloud/support" },
  steps: "help",
};
