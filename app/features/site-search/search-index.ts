/** What a result shows. */
export interface SearchEntry {
  /** Where it leads; a plan's path ends with the anchor of its section. */
  path: string;
  title: string;
  description: string;
  /** Of plans only, e.g. "$29 per month". */
  price?: string;
}

/** An entry with the words it is found by, beyond those of its title and description. */
export interface IndexedEntry extends SearchEntry {
  headings: readonly string[];
  body: readonly string[];
}

/**
 * What is transferred. The words are turned around: one line for each word, with the entries that hold it as
 * distances from one to the next. That compresses to a fifth less than a finished index, and to an eighth less
 * than the entries' texts (docs/decisions/009-site-search.md).
 */
export interface PackedIndex {
  entries: readonly (readonly [path: string, title: string, description: string, price?: string])[];
  headings: string;
  body: string;
}

export const searchIndexPath = "/search-index.json";

export function packIndex(entries: readonly IndexedEntry[]): PackedIndex {
  return {
    entries: entries.map(({ path, title, description, price }) =>
      price === undefined ? [path, title, description] : [path, title, description, price],
    ),
    headings: packWords(entries.map((entry) => entry.headings)),
    body: packWords(entries.map((entry) => entry.body)),
  };
}

export function unpackIndex({ entries, headings, body }: PackedIndex): IndexedEntry[] {
  const headingsOf = unpackWords(headings, entries.length);
  const bodyOf = unpackWords(body, entries.length);
  return entries.map(([path, title, description, price], index) => ({
    path,
    title,
    description,
    ...(price !== undefined && { price }),
    headings: headingsOf[index] ?? [],
    body: bodyOf[index] ?? [],
  }));
}

function packWords(lists: readonly (readonly string[])[]): string {
  const holders = new Map<string, number[]>();
  for (const [index, words] of lists.entries()) {
    for (const word of new Set(words)) holders.set(word, [...(holders.get(word) ?? []), index]);
  }
  return [...holders]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, places]) =>
      [word, ...places.map((place, index) => (place - (places[index - 1] ?? -1)).toString(36))].join(" "),
    )
    .join("\n");
}

function unpackWords(text: string, count: number): string[][] {
  const lists = Array.from({ length: count }, (): string[] => []);
  for (const line of text.split("\n")) {
    const [word = "", ...distances] = line.split(" ");
    let place = -1;
    for (const distance of distances) {
      place += Number.parseInt(distance, 36);
      lists[place]?.push(word);
    }
  }
  return lists;
}
