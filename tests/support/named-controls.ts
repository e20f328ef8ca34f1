import type { Page } from "@playwright/test";

interface Control {
  role: string;
  name: string;
  /** Where a link leads. */
  url: string;
  /** The names of the navigations around it, the innermost last. */
  navigation: string;
}

const controls = new Set(
  "button link textbox searchbox combobox listbox checkbox radio slider spinbutton switch tab tabpanel".split(
    " ",
  ),
);
/** Parts that a screen reader lists by name; where there are several of a kind, they need one. */
const places = new Set(["navigation", "form", "region", "dialog", "search", "Iframe"]);

/** What the browser tells a screen reader about the page as it stands, with every disclosure open. */
export async function namingProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      // In a group that shares a name, opening one would close the others.
      details.removeAttribute("name");
      details.open = true;
    }
  });
  const all = await namedNodes(page);
  const nameless = all
    .filter(({ role, name }) => (controls.has(role) || places.has(role)) && name === "")
    .map(({ role, url, navigation }) => `a ${role} without a name ${url} ${navigation}`);
  return [...nameless, ...ambiguousLinks(all)];
}

/** Links of one navigation that sound the same and lead to different places. */
function ambiguousLinks(all: readonly Control[]): string[] {
  const seen = new Map<string, string>();
  return all.flatMap(({ role, name, url, navigation }) => {
    if (role !== "link" || !navigation) return [];
    const key = `${navigation} › ${name}`;
    const first = seen.get(key) ?? url;
    seen.set(key, first);
    return first === url ? [] : [`${key}: ${first} and ${url}`];
  });
}

async function namedNodes(page: Page): Promise<Control[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const around = (id: string | undefined): string[] => {
    const node = id === undefined ? undefined : byId.get(id);
    if (!node) return [];
    const own = node.role?.value === "navigation" ? [String(node.name?.value)] : [];
    return [...around(node.parentId), ...own];
  };
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({
      role: String(node.role?.value ?? ""),
      name: String(node.name?.value ?? "").trim(),
      url: String(node.properties?.find((property) => property.name === "url")?.value.value ?? ""),
      navigation: around(node.parentId).join(" › "),
    }));
}
