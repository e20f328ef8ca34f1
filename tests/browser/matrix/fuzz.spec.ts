import { expect, type Page, test } from "@playwright/test";
import * as fc from "fast-check";

import { cases, seed } from "../../support/fuzz/settings.ts";
import { encoded, query, value } from "../../support/fuzz/values.ts";
import { gotoHydrated } from "../../support/hydrated.ts";
import { watchPage, watchQuietly } from "../../support/watch-page.ts";

// Values that nobody means well with, in addresses and in forms. A failure names its seed and the shortest values that
// do the harm.
const numRuns = cases({ few: 4, many: 40 });

test.beforeEach(() => test.setTimeout(numRuns * 20_000));
test.use({ viewport: { width: 1280, height: 800 } });

const pages = [
  { path: "/contact", names: ["plan", "job", "domain", "service", "cores", "ram", "storage", "__proto__"] },
  { path: "/portfolio", names: ["category", "category[]", "constructor"] },
  { path: "/blog", names: ["q", "tag", "category", "page"] },
  { path: "/support/knowledge-base", names: ["q", "page"] },
  { path: "/services/hosting/domains", names: ["name", "name[]", "tld"] },
  { path: "/services/hosting/vps", names: ["cores", "ram", "storage", "plan"] },
];

for (const { path, names } of pages) {
  test(`whatever an address of ${path} says, the page stays itself`, async ({ page, baseURL }) => {
    const problems = await watchFor(path)(page, baseURL ?? "");
    await gotoHydrated(page, path);
    const title = await page.title();
    expect(await harm(page, problems, "")).toEqual([]);
    await holds(fc.tuple(query(names), encoded, encoded), async ([parameters, hash, laterHash]) => {
      const address = `${path}?${parameters}#${hash}`;
      // An address that differs in its hash alone would load nothing.
      await page.goto("about:blank");
      const response = await gotoHydrated(page, address);
      expect(response?.status()).toBe(200);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 })));
      expect(await harm(page, problems, address)).toEqual([]);
      expect(await page.title()).toBe(title);
      await page.evaluate((text) => (location.hash = text), laterHash);
      expect(await harm(page, problems, laterHash)).toEqual([]);
    });
  });
}

/** The contact page alone asks for a map, which is answered from here. */
function watchFor(path: string) {
  return path === "/contact" ? watchPage : watchQuietly;
}

/** Each field by a selector, and the button or key that sends what was typed. */
const forms = [
  { path: "/contact", form: "#message form", send: "Send Message" },
  { path: "/services/hosting/domains", form: "main form[role=search]", send: "Search" },
  { path: "/services/hosting/vps", form: "[role=tabpanel]:not(.hidden)", send: undefined },
  { path: "/signup", form: "main form", send: "Create Account" },
  { path: "/signin", form: "main form", send: "Sign In" },
  { path: "/forgot-password", form: "main form", send: "Send Reset Link" },
  { path: "/about", form: "footer form", send: "Subscribe" },
  { path: "/no/such-page", form: "main form[role=search]", send: undefined },
];

for (const { path, form, send } of forms) {
  test(`whatever is typed on ${path}, the page stays itself`, async ({ page, baseURL }) => {
    const problems = await watchFor(path)(page, baseURL ?? "");
    await gotoHydrated(page, path);
    const title = await page.title();
    const within = page.locator(form).first();
    let isHarmed = false;
    await holds(fc.array(value, { minLength: 7, maxLength: 7 }), async (values) => {
      // What is typed meets what the last turn left, unless that harmed the page.
      if (isHarmed) await gotoHydrated(page, path);
      isHarmed = true;
      const fields = await within.locator("input:not([type=checkbox], [type=range]), textarea").all();
      for (const [index, field] of fields.entries()) await field.fill(values[index % values.length] ?? "");
      if (send) await within.getByRole("button", { name: send }).click();
      else await page.keyboard.press("Enter");
      expect(await harm(page, problems, JSON.stringify(values))).toEqual([]);
      expect(await page.title()).toBe(title);
      expect(new URL(page.url()).pathname).toBe(path);
      isHarmed = false;
    });
  });
}

test("a hostile enquiry can be sent like any other, and the answer repeats none of it as HTML", async ({
  page,
  baseURL,
}) => {
  const problems = await watchPage(page, baseURL ?? "");
  await gotoHydrated(page, "/contact");
  const form = page.getByRole("form", { name: "Send Us a Message" });
  const hostile = '<img src=x data-fuzz onerror="window.fuzzed=1">';
  for (const label of ["Name", "Company", "Message"]) await form.getByLabel(label).fill(hostile);
  await form.getByLabel("Email").fill("asha@company.example");
  const question = (await form.getByText(/^Security check: what is/).textContent()) ?? "";
  const [first = 0, second = 0] = question.match(/\d+/g)?.map(Number) ?? [];
  await form.getByLabel(/^Security check/).fill(String(first + second));
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  expect(await harm(page, problems, hostile)).toEqual([]);
});

/** Tries a property with many values. A test that would run out of time while values shrink reports what it has. */
function holds<T>(values: fc.Arbitrary<T>, property: (value: T) => Promise<void>): Promise<void> {
  const interruptAfterTimeLimit = test.info().timeout * 0.8;
  return fc.assert(fc.asyncProperty(values, property), {
    seed,
    numRuns,
    interruptAfterTimeLimit,
    markInterruptAsFailure: true,
  });
}

/** What has gone wrong since it was last asked for. */
async function harm(page: Page, problems: string[], given: string): Promise<string[]> {
  const signs = await signsOfHarm(page, given);
  return [...signs, ...problems.splice(0)];
}

/** What a page shows when it took a value for something else. Words that the value itself has may be repeated. */
async function signsOfHarm(page: Page, given: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const text = document.body.innerText;
    const links = [...document.querySelectorAll("a")].map((link) => link.href);
    return [
      ...(document.querySelector("[data-fuzz]") ? ["a value became an element"] : []),
      ...("fuzzed" in globalThis ? ["a value ran as a script"] : []),
      ...links.filter((href) => /^(javascript|data|vbscript):/i.test(href)),
      ...(document.querySelector("h1") ? [] : ["no heading"]),
      ...(text.includes("Something broke") ? ["the error page"] : []),
      ...(text.match(/\bNaN\b|\bundefined\b|\[object |\$-|Infinity/g) ?? []),
    ];
  });
  return found.filter((sign) => !given.toLowerCase().includes(sign.toLowerCase()));
}
