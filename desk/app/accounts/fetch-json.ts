/** Asks one of our endpoints; anything but a yes is an error. */
export async function fetchJson(path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(path, {
    ...(body !== undefined && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return await answer.json();
}
