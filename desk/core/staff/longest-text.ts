/** Of a reply, a note or a saved reply: more than anybody reads, and no more than a mail holds with ease. */
export const LONGEST_TEXT = 20_000;
