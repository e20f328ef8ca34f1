import { data, redirect } from "react-router";

import { type AuthAnswer, callAuth } from "../../accounts/call-auth.ts";
import { type Context, newCookiesContext, orUnavailable, servicesOf, visitContext } from "../visit";

/** Asks better-auth in a visitor's name. */
export async function callAuthAsVisitor(
  context: Context,
  request: Request,
  path: string,
  body?: Record<string, unknown>,
): Promise<AuthAnswer> {
  const { address } = context.get(visitContext);
  const answer = await orUnavailable(
    context,
    callAuth({ services: servicesOf(context), address, headers: request.headers }, path, body),
  );
  context.set(newCookiesContext, [...context.get(newCookiesContext), ...answer.cookies]);
  if (answer.status >= 500) throw data("unavailable", { status: 503 });
  return answer;
}

/** On to another page, with the cookies of an answer. */
export function redirectWithCookies(to: string, cookies: readonly string[] = []): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(to, { status: 303, headers });
}

/** The form once more, with what is wrong with it, and after how many seconds it may be sent again. */
export function refused<T>(form: T, retryAfter?: number) {
  if (retryAfter === undefined) return data(form, { status: 422 });
  return data(form, { status: 429, headers: { "Retry-After": String(retryAfter) } });
}

export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
