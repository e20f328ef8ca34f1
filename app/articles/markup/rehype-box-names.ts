import { elementsIn, type HastNode, textIn } from "./hast.ts";

/**
 * Tables and code scroll sideways where they are wider than the column, so they take focus and need a name each:
 * the heading above, and the columns of the table or the title of the code. Names are unique within an article.
 */
export function rehypeBoxNames() {
  return (tree: HastNode) => {
    const uses = new Map<string, number>();
    let heading = "";
    for (const element of elementsIn(tree, "h2", "h3", "table", "pre")) {
      if (/^h\d$/.test(element.tagName ?? "")) {
        heading = textIn(element);
        continue;
      }
      const isTable = element.tagName === "table";
      const content = isTable ? columnsOf(element) : codeTitle(element);
      const name = [heading, content].filter(Boolean).join(" – ");
      const use = (uses.get(name) ?? 0) + 1;
      uses.set(name, use);
      element.properties = {
        ...element.properties,
        ariaLabel: use === 1 ? name : `${name} ${use}`,
        ...(!isTable && { dataTitle: content, dataLines: textIn(element).trimEnd().split("\n").length }),
      };
    }
  };
}

/** The first few tell enough; the table itself follows. */
const namedColumns = 3;

function columnsOf(table: HastNode): string {
  const heads = elementsIn(table, "thead").flatMap((head) => elementsIn(head, "th"));
  return heads.map(textIn).filter(Boolean).slice(0, namedColumns).join(", ");
}

/** What the author calls the code (markup.ts), or its language. */
function codeTitle(pre: HastNode): string {
  const [code] = elementsIn(pre, "code");
  const { dataTitle, ...properties } = code?.properties ?? {};
  if (code) code.properties = properties;
  const [, language = "text"] = /language-(\S+)/.exec(String(properties["className"])) ?? [];
  return dataTitle ? String(dataTitle) : (languages[language] ?? language);
}

const languages: Record<string, string> = {
  bash: "Shell",
  css: "CSS",
  hcl: "Terraform",
  html: "HTML",
  http: "HTTP",
  ini: "INI",
  json: "JSON",
  nginx: "nginx",
  python: "Python",
  sql: "SQL",
  text: "Text",
  ts: "TypeScript",
  yaml: "YAML",
};
