import { fromProfessionalUp, monitoring, monitoringInOneLine } from "~/catalogue/promises/support.data";
import { uptime } from "~/catalogue/promises/uptime.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { SheetCopy } from "~/sections/document-sheet";
import type { PageHeroProps } from "~/sections/page-hero";
import type { MeasuredBar } from "~/sections/sheet-bars";
import type { SheetStep } from "~/sections/sheet-steps";
import type { Capability } from "./capabilities";
import type { MonitoringService } from "./monitoring-services";

export const meta: PageMeta = {
  title: "Security Monitoring and SOC",
  description:
    "Security events read as they happen, 1M+ a day: detection in under 15 minutes, and three plans from business hours to a dedicated analyst.",
};

export const hero: PageHeroProps = {
  title: "Security Monitoring",
  lede: "We collect your security logs, read them as they arrive, 1M+ events a day, and tell you about the few that matter. You choose the hours we cover.",
  primary: { label: "View Monitoring Plans", to: "#packages" },
  secondary: { label: "Free Security Assessment", to: "/contact" },
  tone: "ink",
  layout: "below",
};

export const services = {
  heading: "What our security monitoring covers",
  lede: "Software sorts the events. Analysts judge what's left.",
};

export const serviceList: readonly MonitoringService[] = [
  {
    drawing: "collect",
    title: "SIEM and Log Management",
    description:
      "Sign-ins, firewalls, servers, laptops and cloud accounts write to one place, in one format, with one clock.",
    features: [
      "Log sources connected and maintained",
      "Correlation rules tuned to your systems",
      "Log retention to match your obligations",
    ],
    technologies: ["Microsoft Sentinel", "Splunk", "Elastic Security", "Wazuh"],
  },
  {
    drawing: "shifts",
    title: "Security Operations Centre",
    description: "Analysts work in overlapping shifts, so nothing is lost when one hands over to the next.",
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
      "Some intruders raise no alarm. We search your logs for patterns that single events don't show.",
    features: [
      "Searches for current attack methods",
      "Searches across your full log history",
      "New detection rule for each find",
    ],
    technologies: ["MITRE ATT&CK", "Sigma", "YARA", "MISP"],
  },
  {
    drawing: "contain",
    title: "Incident Response",
    description:
      "We contain the attack first, then find the cause, following steps agreed with you beforehand.",
    features: [
      "Response playbooks you approve",
      "Device isolation and account lockout",
      "Evidence for insurers and police",
    ],
    technologies: ["CrowdStrike Falcon", "Microsoft Defender XDR", "Velociraptor", "Cortex XSOAR"],
  },
];

export const capabilities = {
  heading: "Monitoring Capabilities",
  lede: "What each number means, and how large it is.",
};

export const capabilityList: readonly [Capability, Capability, Capability] = [
  {
    metric: "Under 15 min",
    title: "Detection",
    description: "From the event to an alert in our system. The plan sets how soon a person acts on it.",
    note: "An hour in minutes. The red ones are our limit.",
  },
  {
    metric: "1M+",
    title: "Events per day",
    description: "We take in and compare all of them. You don't have to filter them first.",
    note: "A million a day is about 12 a second. This is one second.",
  },
  {
    metric: "99.9%",
    title: "Uptime",
    description: `${uptime.promise} If a log source goes silent, that raises an alert too.`,
    note: "The gap near the end is 0.1%. Look closely.",
  },
];

export const report = {
  heading: "The incident report you get",
  lede: "What happened, what we did, what is left for you. It comes by email once the attack is contained.",
};

export const reportSheet: SheetCopy = {
  title: "Incident report: sign-in with a stolen password",
  number: "IR-0217",
  date: "14 November 2025, sent at 03:14 IST",
  foot: "Written by the analyst on shift. Evidence is kept for your insurer.",
  caption: "a night on the Professional SOC plan, times in IST. Each bar is drawn to its limit.",
};

export const reportSteps: readonly SheetStep[] = [
  {
    time: "02:47",
    text: "Sign-in to the finance mailbox from a country where you have no staff. The password was right.",
    who: "Event",
  },
  {
    time: "02:53",
    text: "A new forwarding rule in the same mailbox. The two together raise an alert.",
    who: "Software",
  },
  {
    time: "03:05",
    text: "Alert opened and judged: an intruder.",
    who: "Analyst on shift",
  },
  {
    time: "03:08",
    text: "Session ended, account locked, rule removed. The playbook you approved allows all three.",
    who: "Analyst on shift",
  },
  {
    time: "03:11",
    text: "Phone call to the contact you named. No mail had left the company.",
    who: "Analyst and you",
  },
  {
    time: "Next",
    text: "New password and second factor for the account, when its owner is at work.",
    who: "Your IT manager",
  },
];

/** The metric of the page in minutes, and the longest wait of the plan in the report. */
export const reportBars: readonly MeasuredBar[] = [
  { label: "Detected after", measured: 6, allowed: 15, unit: "min", limit: "at most" },
  {
    label: "Opened by a person after another",
    measured: 12,
    allowed: monitoring.professional.response.minutes,
    unit: "min",
    limit: "on this plan",
  },
];

export const plans = {
  heading: "Monitoring plans and prices",
  lede: `${monitoringInOneLine.hours} ${monitoringInOneLine.response}`,
};

export const banner: ClosingBannerProps = {
  heading: "Find the right monitoring plan",
  lede: "Tell us how many devices you have and who reads their alerts today. We'll tell you which plan fits.",
  primary: { label: "Start Security Monitoring", to: "/contact" },
  steps: "cybersecurity",
};
