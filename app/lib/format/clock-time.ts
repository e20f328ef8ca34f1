/** The time of day after so many hours, e.g. 14.5 → "14:30"; a day that goes on past midnight starts again at 00:00. */
export function clockTime(hours: number): string {
  const minutes = Math.round(hours * 60);
  const hour = Math.floor(minutes / 60);
  return [hour > 24 ? hour % 24 : hour, minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
