import type { RulerScale } from "~/figures/ruler-scale";
import { formatPrice } from "~/lib/format/format-price";
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

/** Dollars a month. */
export const ruler: RulerScale = {
  to: 1600,
  minor: 50,
  major: 200,
  format: formatPrice,
};

export const hero: PageHeroProps = {
  title: "Advanced Threat Protection",
  lede: "All it takes is one attachment and a busy afternoon. We put five layers between that click and your data, and act when one of them is tested.",
  primary: { label: "See the plans", to: "#plans" },
  secondary: { label: "Ask what you need", to: "/contact" },
  tone: "ink",
};

/** From the outside in; each with the plans that include it. */
export const layers: readonly CoverageRow[] = [
  {
    name: "Mail and web",
    description: "Messages, links and downloads are opened in a sandbox before anyone else opens them.",
    details: ["Microsoft Defender for Office 365", "Proofpoint", "Cloudflare Gateway"],
    covers: ["Essential", "Advanced", "Complete"],
  },
  {
    name: "Device",
    description: "Laptops, servers and telephones stop what is known and report what behaves oddly.",
    details: ["CrowdStrike Falcon", "Microsoft Defender for Endpoint", "SentinelOne"],
    covers: ["Essential", "Advanced", "Complete"],
  },
  {
    name: "Identity",
    description: "A password alone opens nothing. Impossible journeys and leaked passwords are refused.",
    details: ["Entra ID Protection", "Okta", "FIDO2 keys"],
    covers: ["Advanced", "Complete"],
  },
  {
    name: "Network",
    description: "An infected device is cut off, and until then finds no neighbours to infect.",
    details: ["FortiGate", "Palo Alto Networks", "Zscaler Private Access"],
    covers: ["Advanced", "Complete"],
  },
  {
    name: "Data control",
    description: "Large copies, odd destinations and unusual hours are held until someone has looked.",
    details: ["Microsoft Purview", "Netskope", "Encryption keys you own"],
    covers: ["Complete"],
  },
];

export const threats = {
  heading: "Six threats, and where each one ends",
  lede: "The numbers are those in the drawing above.",
};

export const threatList: readonly ThreatEntry[] = [
  {
    name: "Phishing",
    description: "A message asks for a password, a payment or one click, in the name of someone you trust.",
    protection:
      "Senders are verified, links opened in a sandbox, lookalike domains refused. What still arrives can be reported with one button.",
    stopsAt: "Mail and web",
  },
  {
    name: "Malware & Ransomware",
    description: "Code that steals quietly, or encrypts everything and sends a bill.",
    protection:
      "Known code is blocked on sight. Unknown code is stopped by what it does: a process that starts to rewrite every file is ended.",
    stopsAt: "Device",
  },
  {
    name: "Zero-Day Exploits",
    description: "A weakness that has no patch yet, used before anyone could write a signature for it.",
    protection:
      "Exploit techniques are blocked whatever the weakness is called. Until the patch comes, we put a rule in front of it.",
    stopsAt: "Device",
  },
  {
    name: "Stolen Credentials",
    description: "Your password, from someone else's breach. The attacker does not break in but signs in.",
    protection:
      "A second factor that cannot be phished, and conditions on place, device and time. Leaked passwords are reset before they are tried.",
    stopsAt: "Identity",
  },
  {
    name: "Lateral Movement",
    description: "From one infected laptop to the file server, one shared password at a time.",
    protection:
      "Networks in segments, administrators with rights only while they need them, and a device that misbehaves taken off the network.",
    stopsAt: "Network",
  },
  {
    name: "Insider Threats",
    description:
      "Someone with every right to be there copies the customer list in the last week of their contract.",
    protection:
      "Records are labelled, bulk copies noticed, and what leaves for a private account is held back.",
    stopsAt: "Data control",
  },
];

export const response = {
  heading: "When a layer is tested",
  lede: "Stopping it is half the work. The other half is knowing that it is over.",
};

export const responseCaption =
  "Example: the mail layer let an attachment through, the device layer stopped it. In the end the same attachment stops one layer earlier.";

export const steps: readonly ProcessStep[] = [
  {
    title: "Notice",
    description: "An alert is matched with what else happened on that device and to that person.",
    activities: ["Telemetry from all layers", "Duplicates merged", "Severity set"],
  },
  {
    title: "Contain",
    description: "First the fire door, then the questions.",
    activities: ["Device isolated", "Sessions revoked", "Sender or domain blocked everywhere"],
  },
  {
    title: "Clean",
    description: "What was changed is put back, and what let it in is closed.",
    activities: ["Persistence removed", "Passwords and keys replaced", "Files restored from backup"],
  },
  {
    title: "Explain",
    description: "What happened, what was touched, what we changed. On one page.",
    activities: ["Timeline with evidence", "Cause", "Rule added so that it cannot repeat"],
  },
];

export const plans = {
  heading: "Count the devices,\nthen choose",
  lede: "The plans differ in how many devices they cover and in how much of the work we take over.",
};

export const coverage = {
  heading: "Five layers, plan by plan",
  lede: "What each layer does, what it runs on, and the plan that switches it on.",
};

export const banner: ClosingBannerProps = {
  heading: "Someone will click it. Plan for that.",
  lede: "How many devices, how many people, what went wrong last time. From that we can say which plan is enough.",
  primary: { label: "Activate Protection", to: "/contact" },
};
