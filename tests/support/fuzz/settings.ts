/** FUZZ_SEED=8 npx vitest run --project built fuzz: other cases. A failure names its seed. */
export const seed = Number(process.env["FUZZ_SEED"] ?? 7);

/** `npm test` makes a few cases, `npm run test:deep`, which sets DEEP, many. */
export function cases({ few, many }: { few: number; many: number }): number {
  return process.env["DEEP"] ? many : few;
}
