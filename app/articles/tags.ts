/** Every tag that an article may carry. Lower-cased they are addresses, so none needs URL encoding. */
export const tags = [
  "Architecture",
  "Automation",
  "AWS",
  "Backup",
  "Compliance",
  "Cost",
  "Data",
  "Databases",
  "DevOps",
  "DNS",
  "Email",
  "Hosting",
  "Identity",
  "Incidents",
  "Kubernetes",
  "LLM",
  "Migration",
  "Networking",
  "Observability",
  "Testing",
] as const;

export type Tag = (typeof tags)[number];

export function tagSlug(tag: string): string {
  return tag.toLowerCase();
}

export function tagPath(tag: string): string {
  return `/blog/tag/${tagSlug(tag)}`;
}

/** A tag with its address, as lists of links take it. */
export function tagLink(tag: string) {
  return { name: tag, path: tagPath(tag) };
}
