/** In the order of the filter's buttons. */
export const categories = [
  "Cloud Migration",
  "Cybersecurity",
  "Software Development",
  "Cloud Architecture",
  "Data Engineering",
  "DevOps",
] as const;

export type Category = (typeof categories)[number];

const KEY = "category";

/** The category that an address asks for (?category=cloud-migration); undefined means all of them. */
export function categoryIn(search: string): Category | undefined {
  const asked = new URLSearchParams(search).get(KEY);
  return categories.find((category) => slug(category) === asked);
}

/** The same query with another category. What else stands in it stays. */
export function searchFor(search: string, category: Category | undefined): string {
  const query = new URLSearchParams(search);
  if (category) query.set(KEY, slug(category));
  else query.delete(KEY);
  const text = query.toString();
  return text && `?${text}`;
}

/** What is shown, for eyes and for a screen reader. */
export function resultLine(count: number, category: Category | undefined): string {
  const projects = `${count} ${count === 1 ? "project" : "projects"}`;
  return category ? `${projects} in ${category}` : `All ${projects}`;
}

function slug(category: Category): string {
  return category.toLowerCase().replaceAll(" ", "-");
}
