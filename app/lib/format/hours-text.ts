const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

export interface OfficeHours {
  /** Whole or half hours since midnight, e.g. 10 or 9.5. */
  opensAt: number;
  closesAt: number;
  /** Counted from Monday. */
  daysPerWeek: number;
}

/** "Mon–Fri 10:00 AM–6:00 PM". */
export function hoursText({ opensAt, closesAt, daysPerWeek }: OfficeHours): string {
  const lastDay = days[daysPerWeek - 1];
  return `${days[0]}–${lastDay} ${clock(opensAt)}–${clock(closesAt)}`;
}

function clock(hours: number): string {
  const minutes = String(Math.round((hours % 1) * 60)).padStart(2, "0");
  return `${Math.floor(hours) % 12 || 12}:${minutes} ${hours % 24 < 12 ? "AM" : "PM"}`;
}
