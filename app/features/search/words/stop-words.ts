/** Words that are in every text and say nothing about it. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a an and are as at be been but by can could do does for from had has have how i if in into is it its me my need no " +
    "not of off on one or our out per please should so some such than that the their them then there these they this " +
    "those to too up us want was we were what when where which while who will with would you your"
  ).split(" "),
);
