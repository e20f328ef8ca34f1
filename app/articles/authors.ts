import { authors } from "../team.data.ts";

export type Author = (typeof authors)[number];

export function authorOf(id: string): Author {
  const author = authors.find((each) => each.id === id);
  if (!author) throw new Error(`content/team has no author called ${id}`);
  return author;
}
