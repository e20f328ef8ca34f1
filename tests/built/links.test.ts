import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { type BuiltPage, builtPages, clientFolder, filesUnder, servedFile } from "../support/built-site.ts";
import { filesOf, linksOf } from "../support/links.ts";
import { problemsOf } from "../support/problems.ts";

const byPath = new Map(builtPages().map((page) => [page.path, page]));
const idsByPath = new Map(builtPages().map((page) => [page.path, idsOf(page)]));
const outside = new Set(
  [identity.map.linkUrl, identity.bookingUrl, ...identity.social.map((account) => account.url)].map(
    (url) => new URL(url).host,
  ),
);
const people = new Set([
  ...Object.values(identity.phones).map((phone) => `tel:${phone.replaceAll(/[^+\d]/g, "")}`),
  ...Object.values(identity.emails).map((email) => `mailto:${email}`),
]);

test("every internal link leads to a page or a file, and every anchor to an element on it", () => {
  const problems = problemsOf(builtPages(), (page) =>
    linksOf(page).flatMap((link) => linkProblem(page, link.getAttribute("href") ?? "")),
  );
  expect(problems).toEqual([]);
});

test("a link that opens a new tab keeps the new page away from this one", () => {
  const problems = problemsOf(builtPages(), (page) =>
    linksOf(page)
      .filter((link) => link.getAttribute("target") === "_blank")
      .filter((link) => !link.getAttribute("rel")?.split(" ").includes("noopener"))
      .map((link) => `no rel=noopener on ${link.getAttribute("href")}`),
  );
  expect(problems).toEqual([]);
});

test("every file that a page names exists", () => {
  const problems = problemsOf(builtPages(), (page) =>
    filesOf(page)
      .filter((address) => !isServedFile(address))
      .map((address) => `no file ${address}`),
  );
  expect(problems).toEqual([]);
});

test("every file that a style sheet names exists", () => {
  const missing = filesUnder(clientFolder)
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) =>
      [...readFileSync(join(clientFolder, file), "utf8").matchAll(/url\(["']?([^"')]+)["']?\)/g)]
        .map((match) => new URL(match[1] ?? "", `${identity.siteUrl}/${file}`).href)
        .filter((address) => !isServedFile(address))
        .map((address) => `${file}: ${address}`),
    );
  expect(missing).toEqual([]);
});

test("only the map is framed, and its frame asks for nothing by itself", () => {
  const frames = problemsOf(builtPages(), ({ root }) =>
    root
      .querySelectorAll("iframe")
      .map((frame) => `${frame.getAttribute("title")}, src: ${frame.getAttribute("src")}`),
  );
  expect(frames).toEqual(["/contact: Our Office, src: undefined"]);
});

function linkProblem(page: BuiltPage, href: string): string[] {
  if (href.startsWith("tel:") || href.startsWith("mailto:")) {
    return people.has(href.split("?")[0] ?? "") ? [] : [`${href} is not in the identity`];
  }
  const url = new URL(href, `${identity.siteUrl}${page.path}`);
  if (url.origin !== identity.siteUrl) return outside.has(url.host) ? [] : [`leads off the site to ${href}`];

  // An anchor of the page for unknown addresses points into that same page, whatever the address is.
  const target = href.startsWith("#") ? page.path : decodeURIComponent(url.pathname);
  const ids = idsByPath.get(target);
  if (!ids) return !byPath.has(target) && isServedFile(url.pathname) ? [] : [`dead link ${href}`];
  return url.hash === "" || ids.has(decodeURIComponent(url.hash.slice(1))) ? [] : [`dead anchor ${href}`];
}

function idsOf({ root }: BuiltPage): Set<string> {
  return new Set(root.querySelectorAll("[id]").map((element) => element.getAttribute("id") ?? ""));
}

function isServedFile(address: string): boolean {
  const url = new URL(address, identity.siteUrl);
  return (
    url.origin === identity.siteUrl && /\.\w+$/.test(url.pathname) && servedFile(url.pathname) !== undefined
  );
}
