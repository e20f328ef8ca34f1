const months = "January February March April May June July August September October November December".split(
  " ",
);

/** "2027-06-30" as "30 June 2027". Not by Intl: the first date of a page would cost more than the page. */
export function longDate(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}
