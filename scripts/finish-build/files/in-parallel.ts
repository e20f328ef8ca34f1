import { availableParallelism } from "node:os";

/** The results of a task for each item, in their order; as many tasks at a time as there are processors, and one that waits. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  return results;
}
