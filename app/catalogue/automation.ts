/** What automation takes off a process, in per cent of what it took by hand. */
export interface Saving {
  measure: string;
  saved: number;
}

export const automationSavings: readonly Saving[] = [
  { measure: "Time", saved: 70 },
  { measure: "Errors", saved: 90 },
  { measure: "Cost", saved: 50 },
];
