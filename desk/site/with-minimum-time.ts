/** A result, but not before so many milliseconds have passed. What fails is not held back. */
export async function withMinimumTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([
    work,
    new Promise((resolve) => setTimeout(resolve, milliseconds, undefined)),
  ]);
  return result;
}
