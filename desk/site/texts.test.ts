import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { sessionCookieName } from "../accounts/session-cookie.ts";

const built = join(import.meta.dirname, "../build/site/client");
const textOf = (page: string) =>
  readFileSync(join(built, page, "index.html"), "utf8")
    .replaceAll(/<script.*?<\/script>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'");

/** True of the default build, and untrue where the desk takes the forms. */
const untrue =
  /No form on this site is connected|goes to no server|type nowhere|form needs JavaScript|field forgets your address|nothing to sign in to|Three things stay|none of them is ever sent|No form has a time limit/;

for (const page of ["privacy", "cookies", "accessibility", "contact", "blog"]) {
  test(`/${page} says nothing of forms that is true of the default build only`, () => {
    expect(textOf(page).match(untrue)).toBeNull();
  });
}

test("the privacy policy says what is stored, where it goes and for how long", () => {
  const text = textOf("privacy");
  for (const said of [
    "to our own server",
    "support mailbox",
    "IP address is not stored",
    "24 months after the conversation was closed",
    "until you follow the link in it",
  ]) {
    expect(text).toContain(said);
  }
});

test("the cookie policy names all that is kept, and the cookies of who signs in", () => {
  const text = textOf("cookies");
  const kept = ["theme", "enquiry-draft", "enquiry-key", "account-name"];
  for (const name of [...kept, sessionCookieName("https://desk.example"), "signed-in"]) {
    expect(text).toContain(name);
  }
});

test("the form has one place for the question of visitors without scripts, inside <noscript>", () => {
  const html = readFileSync(join(built, "contact/index.html"), "utf8");
  expect(html.match(/<noscript><!--question--><\/noscript>/g)).toHaveLength(1);
  expect(html.match(/<!--question-->/g)).toHaveLength(1);
});

test("what the visitor's browser loads from the desk's packages is in the licences", () => {
  expect(readFileSync(join(built, "licences.txt"), "utf8")).toContain("\naltcha-lib ");
});
