import { randomInt } from "node:crypto";

import { isSigned, type Secrets, sign } from "./signatures.ts";

/** The form's arithmetic question. The token holds all of it, so that any instance can check an answer. */
export interface Question {
  a: number;
  b: number;
  token: string;
}

/** What a token that we signed says. */
export interface OpenedQuestion {
  /** Names it among those that were used. */
  id: string;
  sum: number;
  issuedAt: Date;
  expiresAt: Date;
}

const LIFE = 30 * 60_000;

/** `like` is an earlier token: the new question has its numbers, which stay for a page's life: specification, product 4. */
export function issueQuestion(secrets: Secrets, now: Date, like = ""): Question {
  const before = readToken(secrets, like);
  const a = before?.a ?? oneToTen();
  const b = before?.b ?? oneToTen();
  const body = [a, b, now.getTime().toString(36), randomInt(2 ** 47).toString(36)].join(".");
  return { a, b, token: `${body}.${sign(secrets, "question", body)}` };
}

/** The question that a token is of, unchanged: what comes again under it is the same sending. */
export function sameQuestion(secrets: Secrets, token: string): Question | undefined {
  const read = readToken(secrets, token);
  return read && { a: read.a, b: read.b, token };
}

/** Undefined for anything that we did not sign. Whether it has expired is for the database's clock to say. */
export function openQuestion(secrets: Secrets, token: string): OpenedQuestion | undefined {
  const read = readToken(secrets, token);
  if (!read) return undefined;
  const { a, b, issuedAt, body } = read;
  return { id: body, sum: a + b, issuedAt, expiresAt: new Date(issuedAt.getTime() + LIFE) };
}

function readToken(secrets: Secrets, token: string) {
  const [, body, a, b, issued, signature] =
    /^((\d+)\.(\d+)\.([\da-z]+)\.[\da-z]+)\.([\w-]+)$/.exec(token) ?? [];
  if (!body || !a || !b || !issued || !signature || !isSigned(secrets, "question", body, signature)) {
    return undefined;
  }
  return { a: Number(a), b: Number(b), issuedAt: new Date(Number.parseInt(issued, 36)), body };
}

function oneToTen(): number {
  return randomInt(1, 11);
}
