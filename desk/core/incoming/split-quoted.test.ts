import { expect, it } from "vitest";

import { splitQuoted } from "./split-quoted.ts";

const ours = "> We can start on Monday.\n> Meera";

it.each([
  [
    "a line that ends in wrote:",
    `Yes, please.\n\nOn Tue, 17 Nov 2026 at 16:02, Meera <s@desk.example> wrote:\n${ours}`,
  ],
  [
    "such a line in two",
    `Yes, please.\n\nOn Tue, 17 Nov 2026 at 16:02, Meera from Kestrel Support\n<support@desk.example> wrote:\n${ours}`,
  ],
  ["in German", `Yes, please.\n\nAm 17.11.2026 um 16:02 schrieb Meera:\n${ours}`],
  [
    "Outlook's rule",
    `Yes, please.\n\n________________________________\nFrom: Meera\nSent: Tuesday\n\nWe can start.`,
  ],
  [
    "Outlook's header",
    "Yes, please.\n\nFrom: Meera <s@desk.example>\nSent: Tuesday, 17 November\nTo: Asha\n\nWe can start.",
  ],
  ["an original message", "Yes, please.\n\n-----Original Message-----\nWe can start on Monday."],
  ["nothing but marks", `Yes, please.\n\n${ours}`],
])("knows what is repeated by %s", (_, mail) => {
  const { text, quoted } = splitQuoted(mail);
  expect(text).toBe("Yes, please.");
  expect(quoted).not.toBe("");
});

it.each([
  ["a text without any", "Yes, please.\nOn Monday we begin."],
  ["an answer between the lines", "> Monday?\nYes.\n> Or Tuesday?\nNo."],
  ["a mail that is nothing but repeated", ours],
  ["the word from in a text", "From: Monday on we are away.\nThank you."],
])("leaves %s whole", (_, mail) => {
  expect(splitQuoted(mail)).toEqual({ text: mail, quoted: "" });
});

it("takes no long time over a long line", () => {
  // Of work: other things go on on this machine.
  const started = process.cpuUsage();
  splitQuoted(`On ${"wrote ".repeat(200_000)}\n> ${"> ".repeat(200_000)}`);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
});
