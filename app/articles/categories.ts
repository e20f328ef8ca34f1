import type { Area } from "../site-map.ts";

export interface BlogCategory {
  name: string;
  /** What the category's page and feed say about it: 70 to 160 characters. */
  description: string;
  /** Whose accent colour its articles carry. */
  accent: Area;
}

/** The categories of the blog, in the order of the specification, product 9. How many articles each has is counted. */
export const categories = [
  {
    name: "Cloud Services",
    description:
      "Bills taken apart line by line, migrations with their awkward Mondays, and when a plain server is the better idea.",
    accent: "cloud",
  },
  {
    name: "Cybersecurity",
    description:
      "How people really get in, which fixes take an afternoon, and what an auditor will ask you for. Written by the people on shift.",
    accent: "cybersecurity",
  },
  {
    name: "Software Development",
    description:
      "Databases, APIs, tests and releases: decisions we would defend, decisions we took back, and the code for both.",
    accent: "software-ai",
  },
  {
    name: "AI & Machine Learning",
    description:
      "Where a model earns its keep, where a rule of thumb does, and how to tell them apart before paying for either.",
    accent: "email",
  },
] as const satisfies readonly BlogCategory[];

export type CategoryName = (typeof categories)[number]["name"];

export function categoryNamed(name: CategoryName): BlogCategory {
  return categories.find((category) => category.name === name) ?? categories[0];
}

/** The last part of a category's address, before encoding: lower case, and only the first space becomes a hyphen. */
export function categorySlug(name: string): string {
  return name.toLowerCase().replace(" ", "-");
}

export function categoryPath(name: string): string {
  return encodeURI(`/blog/category/${categorySlug(name)}`);
}
