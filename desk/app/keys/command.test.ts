import { expect, it } from "vitest";

import { type Command, matchingCommands } from "./command.ts";

const commands: Command[] = [
  { label: "Mine", group: "Go to", to: "/desk?view=mine" },
  { label: "Assign to Arjun", group: "This enquiry", detail: "has 3 open", post: "/x" },
];

const labels = (typed: string) => matchingCommands(commands, typed).map(({ label }) => label);

it("finds commands by all of the words, in any order", () => {
  expect(labels("")).toEqual(["Mine", "Assign to Arjun"]);
  expect(labels("arjun ASSIGN")).toEqual(["Assign to Arjun"]);
  expect(labels("go mine")).toEqual(["Mine"]);
  expect(labels("arjun mine")).toEqual([]);
});
