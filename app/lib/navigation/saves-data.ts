/** Whether the visitor asked the browser to be sparing: then nothing is fetched on the chance that it is wanted. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
