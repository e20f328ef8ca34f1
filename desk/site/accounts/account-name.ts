const KEPT = "account-name";

/** Shows in the header who is signed in. Pages are the same for everybody: it is asked for afterwards, by those who are. */
export async function showAccountName(): Promise<void> {
  if (!/(^|; )signed-in=1/.test(document.cookie)) return show(undefined);
  show(kept());
  // Offline, what was known stays.
  const answer = await fetch("/api/account").catch(() => undefined);
  if (answer?.ok) show(((await answer.json()) as { name: string }).name);
  else if (answer?.status === 401) show(undefined);
}

/** account-links.css picks by the mark on <html> what stands in the header. */
function show(name: string | undefined) {
  keep(name);
  document.documentElement.toggleAttribute("data-signed-in", name !== undefined);
  for (const place of document.querySelectorAll("[data-account-name]")) place.textContent = name ?? "";
}

// A browser may refuse to keep anything: then the name comes a moment later.
function kept(): string | undefined {
  try {
    return sessionStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string | undefined) {
  try {
    if (name === undefined) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, name);
  } catch {
    // As above.
  }
}
