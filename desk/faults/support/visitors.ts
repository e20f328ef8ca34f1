import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** What a visitor was promised: the answer 200 or 201 with its number. */
export interface Receipt {
  key: string;
  number: string;
  email: string;
}

interface Question {
  a: number;
  b: number;
  token: string;
}

interface Load {
  url: string;
  /** Those who send at the same time. */
  atOnce: number;
  /** Called with each answer; returning false ends the load. */
  shouldContinue: (receipts: readonly Receipt[]) => boolean;
}

/**
 * Visitors who send enquiries and do not give up: without an answer they send the same again, under the same key, as
 * the form does.
 */
export async function sendEnquiries({ url, atOnce, shouldContinue }: Load): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  const visitor = async () => {
    while (shouldContinue(receipts)) receipts.push(await persist(url, () => shouldContinue(receipts)));
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return receipts.filter(({ number }) => number !== "");
}

export interface EndlessLoad {
  /** Those that were acknowledged so far. */
  receipts: () => readonly Receipt[];
  /** Until so many more were acknowledged: the load is the clock, however fast the machine is. */
  more: (count: number) => Promise<void>;
  /** Ends it. Returns all that were acknowledged. */
  end: () => Promise<Receipt[]>;
}

/** The same until it is told to end. */
export function keepSending(url: string, atOnce: number): EndlessLoad {
  let receipts: readonly Receipt[] = [];
  let isOver = false;
  let counted: (() => void) | undefined;
  const sent = sendEnquiries({
    url,
    atOnce,
    shouldContinue: (so) => {
      receipts = so.filter(({ number }) => number !== "");
      counted?.();
      return !isOver;
    },
  });
  return {
    receipts: () => receipts,
    more: async (count) => {
      const goal = receipts.length + count;
      const reached = new Promise<void>((resolve) => {
        counted = () => {
          if (receipts.length >= goal) resolve();
        };
      });
      // A load that ends early has failed.
      await Promise.race([reached, sent.then(() => Promise.reject(new Error("The load has ended")))]);
    },
    end: async () => {
      isOver = true;
      return await sent;
    },
  };
}

/** Until it is accepted; an empty number if the load ended first. */
async function persist(url: string, shouldContinue: () => boolean): Promise<Receipt> {
  const key = randomUUID();
  const email = `visitor-${key}@company.example`;
  let question: Question | undefined;
  for (let tries = 0; tries < 3000; tries++) {
    question ??= await ask(url);
    if (question) {
      const answer = await send(url, key, email, question);
      if (answer.kind === "accepted") return { key, number: answer.number, email };
      if (answer.kind === "refused") throw new Error(`Refused with ${answer.status}: ${answer.body}`);
    }
    if (!shouldContinue()) return { key, number: "", email };
    await wait(20 + Math.random() * 60);
  }
  throw new Error("Sent 3,000 times without an answer");
}

async function ask(url: string) {
  const answer = await fetch(`${url}/api/question`, { signal: AbortSignal.timeout(5000) }).catch(
    () => undefined,
  );
  if (!answer?.ok) return undefined;
  return (await answer.json().catch(() => undefined)) as Question | undefined;
}

type Answer =
  { kind: "accepted"; number: string } | { kind: "refused"; status: number; body: string } | { kind: "lost" };

/** One try. "Lost" is everything after which the form says: not sent, try again. */
async function send(url: string, key: string, email: string, question: Question): Promise<Answer> {
  try {
    const answer = await post(url, key, email, question);
    const body = await answer.text();
    if (answer.status === 200 || answer.status === 201)
      return { kind: "accepted", number: JSON.parse(body).number };
    if (answer.status >= 500) return { kind: "lost" };
    return { kind: "refused", status: answer.status, body };
  } catch {
    return { kind: "lost" };
  }
}

function post(url: string, key: string, email: string, { a, b, token }: Question): Promise<Response> {
  return fetch(`${url}/api/enquiries`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({
      name: "Asha Rao",
      email,
      company: "Northwind",
      service: "hosting",
      message: `Our server is slow. ${key}`,
      plan: "vps-professional",
      token,
      answer: String(a + b),
    }),
    signal: AbortSignal.timeout(8000),
  });
}

/** One try without patience: the status that it got, 0 for none. */
export async function sendOnce(url: string): Promise<number> {
  const question = await ask(url);
  if (!question) return 0;
  const key = randomUUID();
  const answer = await post(url, key, `visitor-${key}@company.example`, question).catch(() => undefined);
  return answer?.status ?? 0;
}
