import { useEffect, useSyncExternalStore } from "react";

import type { SecurityQuestion } from "~/connection/parts";

interface Issued {
  question: SecurityQuestion;
  token: string;
  at: number;
}

/** The server takes a token for 30 minutes. */
const RENEW_AFTER = 25 * 60_000;
const PATIENCE = 15_000;

let issued: Issued | undefined;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Asked by the server once for each page load. Its numbers stay (specification, product 4); the token under them is
 * renewed. Undefined until it has arrived.
 */
export function useSecurityQuestion(): SecurityQuestion | undefined {
  useEffect(() => {
    // A failure is told when the form is sent. Whoever types meanwhile gets another try.
    const refresh = () => void freshToken().catch(() => {});
    refresh();
    document.addEventListener("input", refresh);
    return () => document.removeEventListener("input", refresh);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => issued?.question,
    () => undefined,
  );
}

/** A token that the server still takes. */
export async function freshToken(): Promise<string> {
  if (!issued || Date.now() - issued.at > RENEW_AFTER) await renewQuestion();
  if (!issued) throw new Error("There is no question yet");
  return issued.token;
}

/** The same numbers under another token: the old one has been used, or is too old. */
export async function renewQuestion(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined));
  await asking;
}

async function ask(): Promise<void> {
  const like = issued ? `?${new URLSearchParams({ like: issued.token }).toString()}` : "";
  const response = await fetch(`/api/question${like}`, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`GET /api/question: ${response.status}`);
  const { a, b, token } = (await response.json()) as { a: number; b: number; token: string };
  const before = issued?.question;
  const question = before?.first === a && before.second === b ? before : { first: a, second: b };
  issued = { question, token, at: Date.now() };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
