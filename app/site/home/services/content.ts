import type { Area } from "~/site-map";
import type { ServiceCardProps } from "./service-card";

type CardWords = Omit<ServiceCardProps, "children" | "className">;

export const cards = {
  cloud: {
    area: "cloud",
    title: "Cloud",
    to: "/services/cloud",
    description: "Move to AWS, Azure or Google Cloud, and leave updates, backups and monitoring to us.",
    links: [
      { label: "Migration", to: "/services/cloud/migration" },
      { label: "24/7 support", to: "/services/cloud/support" },
      { label: "Kubernetes", to: "/services/cloud/kubernetes" },
      { label: "FinOps", to: "/services/cloud/finops" },
    ],
  },
  cybersecurity: {
    area: "cybersecurity",
    title: "Cybersecurity",
    to: "/services/cybersecurity",
    description: "Find your weak points, fix them in order of risk, have the rest monitored.",
    links: [
      { label: "Monitoring", to: "/services/cybersecurity/monitoring" },
      { label: "Risk assessment", to: "/services/cybersecurity/risk-assessment" },
      { label: "Compliance", to: "/services/cybersecurity/compliance" },
    ],
  },
  softwareAi: {
    area: "software-ai",
    title: "Software & AI",
    to: "/services/software-ai",
    description: "Custom software and AI that take over repetitive work and show their sources.",
    links: [
      { label: "Custom development", to: "/services/software-ai/development" },
      { label: "AI and ML", to: "/services/software-ai/ai-ml" },
      { label: "Automation", to: "/services/software-ai/automation" },
    ],
  },
  hosting: {
    area: "hosting",
    title: "Hosting",
    to: "/services/hosting",
    description: "Websites, servers and domains. The price depends on how much of the machine is yours.",
    links: [
      { label: "Shared", to: "/services/hosting/shared" },
      { label: "Cloud", to: "/services/hosting/cloud" },
      { label: "VPS", to: "/services/hosting/vps" },
      { label: "Dedicated", to: "/services/hosting/dedicated" },
      { label: "Domains", to: "/services/hosting/domains" },
    ],
  },
} as const satisfies Record<string, CardWords>;

/** A line for each area of the mosaic's last row. */
export const others: Partial<Record<Area, string>> = {
  email: "Mailboxes on your own domain",
  security: "Certificates, firewall, tests, backup",
  marketing: "Search, ads and reputation",
  industries: "Education, healthcare, fintech and more",
};
