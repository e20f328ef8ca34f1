import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { CoverageRow } from "~/sections/coverage-table";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { ThreatEntry } from "./threat-ledger";

export const meta: PageMeta = {
  title: "Advanced Threat Protection",
  description:
    "Layered protection against malware, ransomware, phishing and insiders, in three monthly plans for 25, 100 or unlimited devices.",
};

/** Where the bars of the prices in the hero end, in dollars. */
export const pricesEnd = 1600;

export const hero: PageHeroProps = {
  title: "Advanced Threat Protection",
  lede: "We protect your email, devices, sign-ins, network and data in five layers, and act when one is attacked. Choose a monthly plan by number of devices.",
  primary: { label: "See the plans", to: "#plans" },
  secondary: { label: "Ask which plan fits", to: "/contact" },
  tone: "ink",
};

/** From the outside in; each with the plans that include it. */
export const layers: readonly CoverageRow[] = [
  {
    name: "Email and web",
    description: "Messages, links and downloads are opened in a sandbox before your staff open them.",
    details: ["Microsoft Defender for Office 365", "Proofpoint", "Cloudflare Gateway"],
    covers: ["Essential", "Advanced", "Complete"],
  },
  {
    name: "Device",
    description:
      "Laptops, servers and phones block known malware. From Advanced up, odd behaviour is stopped too.",
    details: ["CrowdStrike Falcon", "Microsoft Defender for Endpoint", "SentinelOne"],
    covers: ["Essential", "Advanced", "Complete"],
  },
  {
    name: "Identity",
    description: "A password alone isn't enough. Leaked ones and impossible locations are refused.",
    details: ["Entra ID Protection", "Okta", "FIDO2 keys"],
    covers: ["Advanced", "Complete"],
  },
  {
    name: "Network",
    description: "An infected device is cut off, and segments keep it from spreading.",
    details: ["FortiGate", "Palo Alto Networks", "Zscaler Private Access"],
    covers: ["Advanced", "Complete"],
  },
  {
    name: "Data control",
    description: "Large copies, odd destinations and unusual hours are held until a person has checked.",
    details: ["Microsoft Purview", "Netskope", "Encryption keys you own"],
    covers: ["Complete"],
  },
];

export const threats = {
  heading: "The threats we stop, and where",
  lede: "The numbers match the drawing above.",
};

export const threatList: readonly ThreatEntry[] = [
  {
    name: "Phishing",
    description: "A message asks for a password, a payment or one click, in the name of someone you trust.",
    protection:
      "Senders are verified, links opened in a sandbox, lookalike domains refused. What still arrives can be reported with one button.",
    stopsAt: "Email and web",
  },
  {
    name: "Malware & Ransomware",
    description: "Code that steals data, or encrypts it and demands payment.",
    protection:
      "Known code is blocked on sight. From Advanced up, unknown code is stopped by what it does: a process that starts to rewrite every file is ended.",
    stopsAt: "Device",
  },
  {
    name: "Zero-Day Exploits",
    description: "A weakness that has no patch yet, used before anyone could write a signature for it.",
    protection:
      "We block the techniques that exploits use, so a new weakness is covered too. Until the patch comes, a rule shields it.",
    stopsAt: "Device",
  },
  {
    name: "Stolen Credentials",
    description: "Your password, leaked in someone else's breach. The attacker simply signs in.",
    protection:
      "A second factor that can't be phished, and conditions on place, device and time. Leaked passwords are reset before they are tried.",
    stopsAt: "Identity",
  },
  {
    name: "Lateral Movement",
    description: "From one infected laptop to the file server, one shared password at a time.",
    protection:
      "Segmented networks, admin rights only while they're needed, and suspicious devices taken off the network.",
    stopsAt: "Network",
  },
  {
    name: "Insider Threats",
    description:
      "Someone with every right to be there copies the customer list in the last week of their contract.",
    protection:
      "Sensitive records are labelled, bulk copies detected, and transfers to private accounts held back.",
    stopsAt: "Data control",
  },
];

export const response = {
  heading: "How we respond to an attack",
  lede: "What we do on Complete. Advanced isolates the device; the full report comes with Complete.",
};

export const responseCaption =
  "Example: the email layer let an attachment through and the device layer stopped it. Afterwards it's stopped one layer earlier.";

export const steps: readonly ProcessStep[] = [
  {
    title: "Detect",
    description: "We match the alert with what else happened on that device and account.",
    activities: ["Telemetry from all layers", "Duplicates merged", "Severity set"],
  },
  {
    title: "Contain",
    description: "We isolate the device before we investigate.",
    activities: ["Device isolated", "Sessions revoked", "Sender or domain blocked everywhere"],
  },
  {
    title: "Clean up",
    description: "We undo the changes and close the way in.",
    activities: ["Persistence removed", "Passwords and keys replaced", "Files restored from backup"],
  },
  {
    title: "Report",
    description: "What happened, what was affected and what we changed, on one page.",
    activities: ["Timeline with evidence", "Cause", "New rule to prevent a repeat"],
  },
];

export const plans = {
  heading: "Threat protection plans and prices",
  lede: "The plans differ in how many devices they cover and in how much of the work we take over.",
};

export const coverage = {
  heading: "Protection layers by plan",
  lede: "What each layer does, what it runs on, and which plans include it.",
};

export const banner: ClosingBannerProps = {
  heading: "Find the right protection plan",
  lede: "Tell us how many people and devices you have, and what went wrong last time. We'll tell you which plan is enough.",
  primary: { label: "Activate Protection", to: "/contact" },
  steps: "cybersecurity",
};
