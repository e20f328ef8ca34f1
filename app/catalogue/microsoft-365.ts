import type { Plan } from "./plan.ts";

export const microsoft365Plans: readonly Plan[] = [
  {
    id: "microsoft-365-business-basic",
    name: "Business Basic",
    price: 6,
    period: "/user/month",
    description: "For people who work in the browser and on the phone.",
    features: [
      "Outlook mail on your own domain",
      "Word, Excel and PowerPoint on the web and mobile",
      "Teams chat, calls and meetings",
      "1 TB of OneDrive storage",
      "SharePoint for shared files",
    ],
  },
  {
    id: "microsoft-365-business-standard",
    name: "Business Standard",
    price: 12.5,
    period: "/user/month",
    description: "For people who need the desktop apps.",
    popular: true,
    features: [
      "Everything in Business Basic",
      "Desktop Word, Excel, PowerPoint and Outlook",
      "Webinars with registration",
      "Loop workspaces",
      "Clipchamp video editing",
    ],
  },
  {
    id: "microsoft-365-business-premium",
    name: "Business Premium",
    price: 22,
    period: "/user/month",
    description: "For companies that also want to manage devices.",
    features: [
      "Everything in Business Standard",
      "Intune device management with lock and wipe",
      "Defender for Business on every device",
      "Safe links and attachments in mail",
      "Conditional access through Entra ID",
      "Mail archive, kept and searched for an audit",
    ],
  },
];
