import { fromProfessionalUp, monitoringInOneLine } from "~/catalogue/promises/support";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Capability } from "./capabilities";
import type { MonitoringService } from "./monitoring-services";

export const meta: PageMeta = {
  title: "Security Monitoring and SOC",
  description:
    "Security events read as they happen, 1M+ a day: detection in under 15 minutes, and three plans from business hours to a dedicated analyst.",
};

/** Minutes from the event to its detection. */
export const ruler: RulerScale = {
  to: 60,
  minor: 1,
  major: 5,
  format: (minutes) => `${minutes} min`,
  markers: [{ at: 15, label: "Detected: under 15 min" }],
};

export const hero: PageHeroProps = {
  title: "Security Monitoring",
  lede: "Logs nobody reads are a diary for the investigators. We read yours as they are written, 1M+ events a day, and tell you about the few that matter.",
  primary: { label: "View Monitoring Plans", to: "#packages" },
  secondary: { label: "Free Security Assessment", to: "/contact" },
  tone: "ink",
  layout: "below",
};

export const services = {
  heading: "Four jobs,\none shift after another",
  lede: "Software does the counting. People do the judging.",
};

export const serviceList: readonly MonitoringService[] = [
  {
    drawing: "collect",
    title: "SIEM and Log Management",
    description:
      "Sign-ins, firewalls, servers, laptops and cloud accounts write to one place, in one format, with one clock.",
    features: [
      "Sources connected and kept connected",
      "Correlation rules tuned to you",
      "Retention to match your obligations",
    ],
    technologies: ["Microsoft Sentinel", "Splunk", "Elastic Security", "Wazuh"],
  },
  {
    drawing: "shifts",
    title: "Security Operations Centre",
    description: "Analysts in shifts that overlap, so that nothing is lost between two people going home.",
    features: [
      fromProfessionalUp.triage,
      "Written handover at every shift",
      "A named analyst calls you, from Professional up",
    ],
    technologies: ["TheHive", "PagerDuty", "ServiceNow", "Teams and Slack"],
  },
  {
    drawing: "hunt",
    title: "Threat Hunting",
    description:
      "Some intruders raise no alarm at all. We look for the pattern that single events do not show.",
    features: [
      "Hypotheses from current campaigns",
      "Searches across all your history",
      "Each find becomes a rule",
    ],
    technologies: ["MITRE ATT&CK", "Sigma", "YARA", "MISP"],
  },
  {
    drawing: "contain",
    title: "Incident Response",
    description:
      "Close the doors first, then find out which one it was. Agreed with you beforehand, not during.",
    features: [
      "Playbooks you have signed",
      "Devices isolated, accounts locked",
      "Evidence kept for insurers and police",
    ],
    technologies: ["CrowdStrike Falcon", "Microsoft Defender XDR", "Velociraptor", "Cortex XSOAR"],
  },
];

export const capabilities = {
  heading: "Monitoring Capabilities",
  lede: "Three figures, each with its size.",
};

export const capabilityList: readonly [Capability, Capability, Capability] = [
  {
    metric: "Under 15 min",
    title: "Detection",
    description: "From the event to an alert in our system. The plan sets how soon a person acts on it.",
    note: "An hour in minutes. Red: all the time it may take us.",
  },
  {
    metric: "1M+",
    title: "Events per day",
    description: "Taken in, put in order, compared. You need not thin them out first.",
    note: "A million a day is about 12 a second. This is one second.",
  },
  {
    metric: "99.9%",
    title: "Uptime",
    description: "The watch is watched as well: if a source falls silent, that is an alert too.",
    note: "The gap near the end is 0.1%. Look closely.",
  },
];

export const plans = {
  heading: "Pick who looks, and when",
  lede: `${monitoringInOneLine.hours} ${monitoringInOneLine.response}`,
};

export const banner: ClosingBannerProps = {
  heading: "Somebody should have been watching.",
  lede: "Every incident report says so. Tell us how many devices you have, and who reads their alerts today.",
  primary: { label: "Start Security Monitoring", to: "/contact" },
};
