import { longDate } from "../lib/format/long-date.ts";
import { buildDate } from "../lib/metadata/build-date.server.ts";
import type { ArticleAge, Dated } from "./article.ts";
import { dateOf } from "./front-matter.server.ts";
import { openingMoment } from "./opening-moment.server.ts";

/** Computed while the page is built: the same build, or another one on the same day, gives the same page. */
export function ageOf({ date, reviewed, modified, corrections }: Dated, today = buildDate()): ArticleAge {
  return {
    published: openingMoment(date),
    reviewed: openingMoment(reviewed),
    modified: openingMoment(modified),
    isOld: isOverAYear(dateOf(reviewed), today),
    corrections: corrections.map((correction) => {
      const day = dateOf(correction.date).toISOString().slice(0, 10);
      return { day, shown: longDate(day), note: correction.note };
    }),
  };
}

/** Whether the first anniversary is over, by the calendar in UTC. */
function isOverAYear(since: Date, today: Date): boolean {
  const dayAfter = new Date(since);
  dayAfter.setUTCFullYear(since.getUTCFullYear() + 1);
  dayAfter.setUTCDate(dayAfter.getUTCDate() + 1);
  return today >= dayAfter;
}
