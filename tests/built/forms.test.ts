import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import * as facts from "../facts/forms.ts";
import { clientFolder, filesUnder } from "../support/built-site.ts";
import { mainOf, pageAt } from "../support/page-parts.ts";
import { says, textOf } from "../support/says.ts";
import { repository } from "../support/source-files.ts";

/** Where the specification leaves them open. */
const anyText: unknown = expect.stringMatching(/\S/);

describe.each(facts.forms)("$what on $path", ({ path, fields, buttons }) => {
  test("has the specified fields and no other, in order", () => {
    const controls = formOf(path, fields).querySelectorAll("input, select, textarea");
    expect(controls.map((control) => [control.getAttribute("name"), kindOf(control)])).toEqual(
      fields.map(({ name, type }) => [name, type]),
    );
    expect(
      controls.filter((control) => control.hasAttribute("required")).map((each) => each.getAttribute("name")),
    ).toEqual(fields.filter(({ required }) => required).map(({ name }) => name));
  });

  test("labels every field, some in the specification's words, and lets every password be shown", () => {
    const form = formOf(path, fields);
    const labels = new Map(
      form.querySelectorAll("label").map((label) => [label.getAttribute("for"), textOf(label)]),
    );
    const shown = fields.map(({ name }) => labels.get(form.querySelector(`[name="${name}"]`)?.id) ?? "");
    expect(shown).toEqual(fields.map(({ label }) => label ?? anyText));
    const toggles = form.querySelectorAll('button[aria-label^="Show"]');
    expect(toggles).toHaveLength(fields.filter(({ type }) => type === "password").length);
  });

  test("has its buttons", () => {
    const names = formOf(path, fields).querySelectorAll("button").map(textOf);
    expect(buttons.filter((button) => !names.some((name) => says(name, button)))).toEqual([]);
  });
});

test("the contact form offers the services and a message box of six rows", () => {
  const form = mainOf("/contact").querySelector("form");
  const options = form?.querySelectorAll('select[name="service"] option') ?? [];
  expect(options.map((option) => [option.getAttribute("value"), textOf(option)])).toEqual(
    facts.serviceOptions.map(([value, label]) => [value, label ?? anyText]),
  );
  expect(form?.querySelector("textarea")?.getAttribute("rows")).toBe(String(facts.messageRows));
});

test.for(facts.searchBoxes)("$path has its search box", ({ path, placeholder, buttons }) => {
  const form = mainOf(path)
    .querySelectorAll("form")
    .find((each) => each.innerHTML.includes(`placeholder="${placeholder}"`));
  expect(form?.querySelectorAll("button").map(textOf)).toEqual(expect.arrayContaining([...buttons]));
});

test("the contact cards have two phone numbers, two mailboxes, the address and the hours; the map is named", () => {
  const main = mainOf("/contact");
  const { phones, emails, address } = identity;
  for (const shown of [
    phones.sales,
    phones.support,
    emails.general,
    emails.support,
    address.street,
    address.city,
  ])
    expect(says(main, shown)).toBe(true);
  expect(pageAt("/contact").html).toContain("Our Office");
});

test("every message of a form is in what visitors download, letter by letter", () => {
  const scripts = filesUnder(join(clientFolder, "assets"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(clientFolder, "assets", file), "utf8"));
  const downloaded = [...scripts, pageAt("/contact").html].join("\n");
  const messages = [
    ...Object.values(facts.contactMessages),
    ...Object.values(facts.contactStates),
    facts.newsletterThanks,
  ];
  expect(messages.filter((message) => !downloaded.includes(message))).toEqual([]);
});

// That the forms wait for it is seen in tests/browser/contact-form.spec.ts and newsletter.spec.ts.
test.for([
  ["simulated-sender", facts.delays.contact],
  ["simulated-subscriber", facts.delays.newsletter],
] as const)("the %s takes %i ms", ([name, delay]) => {
  const source = readFileSync(join(repository, `app/connection/${name}.ts`), "utf8");
  expect(source).toContain(`const DELAY = ${delay};`);
});

/** The form of a page that has the last of these fields. */
function formOf(path: string, fields: readonly facts.FieldFacts[]): HTMLElement {
  const last = `[name="${fields.at(-1)?.name}"]`;
  const form = pageAt(path)
    .root.querySelectorAll("main form, footer form")
    .find((each) => each.querySelector(last));
  if (!form) throw new Error(`${path} has no form with ${last}`);
  return form;
}

function kindOf(control: HTMLElement): string {
  return control.tagName === "INPUT"
    ? (control.getAttribute("type") ?? "text")
    : control.tagName.toLowerCase();
}
