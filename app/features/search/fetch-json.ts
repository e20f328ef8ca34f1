const fetched = new Map<string, Promise<unknown>>();

/** A JSON file of the site, fetched once for each visit; after a failure the next call tries again. */
export function fetchJsonOnce(path: string): Promise<unknown> {
  const known = fetched.get(path) ?? fetchJson(path);
  fetched.set(path, known);
  known.catch(() => fetched.delete(path));
  return known;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}
