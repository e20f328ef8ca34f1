/** What the backup plans promise beyond their times, which are in backup.ts. Features of the plans that name them. */
export const backups = {
  /** Business and Continuity. */
  immutableCopy: "Immutable copy in a second location",
  restoreTest: "Restore test every year, with a written result",
  /** Essential. */
  secondCopy: "Copy in a second location",
  /** For pages that describe either. */
  immutableFeature: "Immutable copy from Business up",
  fromBusinessUp: "The immutable copy and the yearly restore test come with Business and Continuity.",
  cloudServers: "Daily backups, kept 30 days",
} as const;
