/** For a list of the same tests: the first stands for all at every change, the others wait for `npm run test:deep`. */
export function onlyFirstInSmoke(index: number): { tag?: string } {
  return index === 0 ? {} : { tag: "@full" };
}
