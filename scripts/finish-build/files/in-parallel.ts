import { availableParallelism } from "node:os";

/** The results of a task for each item, in their order; as many tasks at a time as there are processors, and one more, which waits for a file. */
export async function inParallel<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = numbered(items);
  const worker = async () => {
    for await (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  return results;
}

async function* numbered<Item>(items: Iterable<Item> | AsyncIterable<Item>) {
  let index = 0;
  for await (const item of items) yield [index++, item] as const;
}
