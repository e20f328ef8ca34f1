/** What we promise about planned work. The 48 hours are ours, and the owner confirms them before launch. */
export const maintenance = {
  notice: "We'll announce planned maintenance by email at least 48 hours ahead.",
  /** When the host under a virtual server is updated. */
  hosts:
    "Where possible your server moves to another host while it runs. If not, it restarts once at a time you know beforehand.",
  /** Under "uptime". */
  notCounted: "Announced maintenance doesn't count as downtime.",
} as const;
