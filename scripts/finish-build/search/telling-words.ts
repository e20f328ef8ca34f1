/** With these a page is found by what it is about; the rest is in every other page too. */
const MOST_WORDS = 120;

/** The words of each text that tell it from the others: those it repeats and the others lack (tf–idf), each once. */
export function tellingWords(texts: readonly (readonly string[])[], most = MOST_WORDS): string[][] {
  const counts = texts.map(countWords);
  const holders = countWords(counts.flatMap((count) => [...count.keys()]));
  return counts.map((count) =>
    [...count]
      .map(([word, times]) => ({ word, weight: times * Math.log(texts.length / (holders.get(word) ?? 1)) }))
      .toSorted((one, other) => other.weight - one.weight || (one.word < other.word ? -1 : 1))
      .slice(0, most)
      .map(({ word }) => word),
  );
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
