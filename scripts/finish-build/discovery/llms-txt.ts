import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { parse } from "node-html-parser";

import { areaOf, pages } from "../../../app/site-map.ts";

export interface ListedPage {
  /** Unencoded. */
  path: string;
  title: string;
  description: string;
}

interface Publisher {
  name: string;
  summary: string;
  siteUrl: string;
}

/** The site in the form of llmstxt.org: a summary, then lists of links by subject with what each page says. */
export function llmsTxt({ name, summary, siteUrl }: Publisher, listed: readonly ListedPage[]): string {
  const used = sections.filter((section) => listed.some(({ path }) => sectionOf(path) === section));
  return [
    `# ${name}`,
    "",
    `> ${summary}`,
    ...used.flatMap((section) => [
      "",
      `## ${section}`,
      "",
      ...listed
        .filter(({ path }) => sectionOf(path) === section)
        .map(
          ({ path, title, description }) =>
            `- [${title.replaceAll(/[[\]]/g, "")}](${siteUrl}${encodeURI(path)}): ${description}`,
        ),
    ]),
    "",
  ].join("\n");
}

/** The pages that search engines may list too, with their own words; lists of lists are left out. */
export async function listedPages(client: string, paths: readonly string[]): Promise<ListedPage[]> {
  const read = paths
    .filter((path) => !/^\/blog\/(category|tag)\//.test(path))
    .map(async (path) => {
      const head = parse(await readFile(join(client, path, "index.html"), "utf8")).querySelector("head");
      const content = (selector: string) => head?.querySelector(selector)?.getAttribute("content") ?? "";
      return {
        path,
        title: content('meta[property="og:title"]'),
        description: content('meta[name="description"]'),
        hidden: content('meta[name="robots"]').includes("noindex"),
      };
    });
  return (await Promise.all(read)).filter(({ hidden }) => !hidden);
}

function sectionOf(path: string): string {
  if (skippable.has(path)) return "Optional";
  const area = areaOf(path);
  if (area) return pages.find((page) => page.area === area)?.label ?? area;
  if (path.startsWith("/blog")) return "Blog";
  return path.startsWith("/support/") ? "Support" : "Company";
}

// "Optional" has a meaning of its own in that form: what a reader short of time may skip.
const sections = [
  "Company",
  ...pages.flatMap((page) => (page.area ? page.label : [])),
  "Support",
  "Blog",
  "Optional",
];
const skippable = new Set(
  "/privacy /terms /cookies /accessibility /signin /signup /forgot-password".split(" "),
);
