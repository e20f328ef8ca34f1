/** What we promise to people who write to us and aren't clients yet. The reply time: specification, product 9. */

export const replyHours = 24;

const who = "An engineer replies";
const inTime = `within ${replyHours} hours`;

export const enquiries = {
  /** The two halves of the promise, where they stand in lines of their own. */
  who,
  inTime,
  /** Starts a sentence, or stands in the middle of one. */
  reply: `${who} ${inTime}`,
  sentence: `${who} ${inTime}, every day of the year.`,
  /** After "An engineer replies". */
  replyTime: `Within ${replyHours} hours, every day of the year.`,
  /** Under the time by which the reply comes. */
  everyDay: "Every day of the year.",
  contract: "An account executive joins when there's a contract to write.",
  /** Alone, in a table. */
  short: `${replyHours} hours`,
  /** To people who apply for a position. */
  application: `Within ${replyHours} hours, whichever way it goes.`,
} as const;

/** In place of `inTime`, where the clock is known: `replyHours` from now it shows this time again. */
export function replyBy(time: string): string {
  return `by ${time} tomorrow`;
}
