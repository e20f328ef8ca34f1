import type { Plan } from "./plan.ts";

export interface GoogleWorkspacePlan extends Plan {
  /** Pooled storage per user. */
  storageGb: number;
  /** People in one video meeting. */
  participants: number;
}

export const googleWorkspacePlans: readonly GoogleWorkspacePlan[] = [
  workspacePlan({
    id: "google-workspace-business-starter",
    name: "Business Starter",
    price: 6,
    period: "/user/month",
    description: "Mail, calendar and documents on your own domain.",
    storageGb: 30,
    participants: 100,
    features: [
      "Gmail on your own domain",
      "Drive, Docs, Sheets, Slides and Forms",
      "Meet, Chat and shared calendars",
      "Two-step verification",
    ],
  }),
  workspacePlan({
    id: "google-workspace-business-standard",
    name: "Business Standard",
    price: 12,
    period: "/user/month",
    description: "For teams that record their video meetings.",
    popular: true,
    storageGb: 2000,
    participants: 150,
    features: [
      "Everything in Business Starter",
      "Meeting recordings in Drive",
      "Noise cancellation and breakout rooms",
      "Appointment booking pages",
      "Mail merge and eSignature",
    ],
  }),
  workspacePlan({
    id: "google-workspace-business-plus",
    name: "Business Plus",
    price: 18,
    period: "/user/month",
    description: "For companies that must keep mail as evidence.",
    storageGb: 5000,
    participants: 500,
    features: [
      "Everything in Business Standard",
      "Vault: retention, search and export",
      "Attendance tracking in meetings",
      "Advanced device management",
    ],
  }),
];

function workspacePlan(plan: GoogleWorkspacePlan): GoogleWorkspacePlan {
  const { storageGb, participants } = plan;
  return {
    ...plan,
    specs: [
      {
        label: "Storage",
        value: storageGb,
        text: storageGb < 1000 ? `${storageGb} GB` : `${storageGb / 1000} TB`,
      },
      { label: "Meetings", value: participants, text: `${participants} people` },
    ],
  };
}
