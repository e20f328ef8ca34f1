/** What we promise to people who write to us and aren't clients yet. The reply time is the specification's. */

export const replyHours = 24;

const inTime = `within ${replyHours} hours`;

export const enquiries = {
  /** Starts a sentence, or stands in the middle of one. */
  reply: `An engineer replies ${inTime}`,
  sentence: `An engineer replies ${inTime}, every day of the year.`,
  /** After "An engineer replies". */
  replyTime: `Within ${replyHours} hours, every day of the year.`,
  contract: "An account executive joins when there's a contract to write.",
  /** Alone, in a table. */
  short: `${replyHours} hours`,
  /** To people who apply for a position. */
  application: `Within ${replyHours} hours, whichever way it goes.`,
} as const;
