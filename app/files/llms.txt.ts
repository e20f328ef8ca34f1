import { identity } from "~/identity";
import { markdownPath } from "~/lib/metadata/markdown-path";
import { areaOf, pages } from "~/site-map";
import { describedPages } from "./described-pages";

/** The site in the form of llmstxt.org: a summary, then lists of links by subject with what each page says. */
export function GET() {
  const { name, summary, siteUrl } = identity;
  // Lists of articles would only repeat their entries.
  const listed = describedPages().filter(
    ({ path, noindex }) => !noindex && !/^\/blog\/(category|tag)\//.test(path),
  );
  const bySection = Object.groupBy(listed, ({ path }) => sectionOf(path));
  return new Response(
    [
      `# ${name}`,
      "",
      `> ${summary}`,
      "",
      "The links lead to the pages as Markdown; without `.md` at the end they are the pages that people read.",
      ...sections.flatMap((section) => [
        "",
        `## ${section}`,
        "",
        ...(section === "Company"
          ? [`- [Catalogue](${siteUrl}/catalogue.json): Every plan and price as JSON`]
          : []),
        ...(bySection[section] ?? []).map(
          ({ path, title, description }) =>
            `- [${title.replaceAll(/[[\]]/g, "")}](${siteUrl}${markdownPath(encodeURI(path))}): ${description}`,
        ),
      ]),
      "",
    ].join("\n"),
  );
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
