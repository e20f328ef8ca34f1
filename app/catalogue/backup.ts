import type { Plan } from "./plan.ts";
import { backups } from "./promises/backups.ts";

export interface BackupPlan extends Plan {
  /** Recovery time: until the systems run again. */
  rto: TimeLimit;
  /** Data-loss window: how much of the latest work may be missing after it. */
  rpo: TimeLimit;
  retention: { text: string; days: number };
  storage: { text: string; gb: number };
}

export interface TimeLimit {
  text: string;
  /** The longest it may be, for figures drawn to scale. */
  minutes: number;
  /** Where the plan states a range: its shorter end. */
  fromMinutes?: number;
}

export const backupPlans: readonly BackupPlan[] = [
  backupPlan({
    id: "backup-essential",
    name: "Essential",
    price: 29,
    period: "/month",
    description: "For files and sites where yesterday's copy is enough.",
    rto: { text: "4–8 h", minutes: 480, fromMinutes: 240 },
    rpo: { text: "24 h", minutes: 1440 },
    retention: { text: "30 days", days: 30 },
    storage: { text: "100 GB", gb: 100 },
    features: ["Encryption before data leaves you", backups.secondCopy, "Follow-up of every failed backup"],
  }),
  backupPlan({
    id: "backup-business",
    name: "Business",
    price: 99,
    period: "/month",
    description: "For servers and databases in use all day.",
    popular: true,
    rto: { text: "1–2 h", minutes: 120, fromMinutes: 60 },
    rpo: { text: "15 min", minutes: 15 },
    retention: { text: "90 days", days: 90 },
    storage: { text: "500 GB", gb: 500 },
    features: [
      "Encryption before data leaves you",
      backups.immutableCopy,
      "Follow-up of every failed backup",
      backups.restoreTest,
    ],
  }),
  backupPlan({
    id: "backup-continuity",
    name: "Continuity",
    price: 299,
    period: "/month",
    description: "For critical systems, with a standby site.",
    rto: { text: "under 1 h", minutes: 60 },
    rpo: { text: "under 5 min", minutes: 5 },
    retention: { text: "1 year", days: 365 },
    storage: { text: "2 TB", gb: 2000 },
    features: [
      "Encryption before data leaves you",
      backups.immutableCopy,
      "Follow-up of every failed backup",
      backups.restoreTest,
      "Standby systems with failover",
      "Failover rehearsal with your team",
    ],
  }),
];

function backupPlan(plan: BackupPlan): BackupPlan {
  return {
    ...plan,
    specs: [
      { label: "Storage", value: plan.storage.gb, text: plan.storage.text },
      { label: "Retention", value: plan.retention.days, text: plan.retention.text },
    ],
    features: [`Recovery time ${plan.rto.text}`, `Data-loss window ${plan.rpo.text}`, ...plan.features],
  };
}
