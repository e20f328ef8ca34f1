import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";

import { descriptionIn } from "../../app/enquiry/subject/describe.ts";
import { issueQuestion, type Question } from "../core/question.ts";
import { databaseNow } from "../data/database-now.ts";
import { detectOutage } from "../data/transact.ts";
import type { Services } from "./services.ts";

interface Site {
  folder: string;
  headers: Record<string, string>;
}

/** A page without a question is better than one that does not come. */
const PATIENCE = 1000;
const PLACEHOLDER = "<!--question-->";

/**
 * GET /contact: the site's own page, with a fresh question in it for visitors without scripts. Without the database it
 * is sent as it was built: those with scripts are told when they send.
 */
export function contactWithQuestion({ db, secrets, log }: Services, { folder, headers }: Site) {
  const html = readPage(folder);
  return new Hono<{ Bindings: HttpBindings }>()
    .get("/contact/", (c) => c.redirect(`/contact${new URL(c.req.url).search}`, 308))
    .get("/contact", compress(), async (c, next) => {
      if (html === undefined) return next();
      const now = await Promise.race([detectOutage(databaseNow(db)), setTimeout(PATIENCE, undefined)]).catch(
        (error: unknown) => void log.warn({ err: error }, "no question for the contact page"),
      );
      const question = now && issueQuestion(secrets, now);
      const { search } = new URL(c.req.url);
      const page = question ? html.replace(PLACEHOLDER, () => fields(question, search)) : html;
      return c.html(page, 200, { ...headers, "Cache-Control": "private, no-store" });
    });
}

/** Undefined without a build of the site: then the desk's own page of the form stands in. */
function readPage(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, "contact/index.html"), "utf8");
  } catch {
    return undefined;
  }
}

/** In the looks of app/ui/field.tsx. */
function fields({ a, b, token }: Question, search: string): string {
  const box =
    "w-full min-w-0 rounded-control border px-3.5 text-ink placeholder:text-ink-3 border-control bg-surface hover:border-ink h-13";
  return [
    '<div class="grid gap-5">',
    `<input type="hidden" name="token" value="${token}">`,
    ...subjectFields(search),
    '<div class="grid content-start gap-2 max-w-xs">',
    '<label for="question" class="font-strong tracking-control">',
    `Security check: what is ${a} + ${b}?</label>`,
    `<input id="question" type="text" name="securityCheck" inputmode="numeric" autocomplete="off" required class="${box}">`,
    "</div></div>",
  ].join("");
}

/** What the address asks for travels with the form. Scripts would have written it into the message. */
function subjectFields(search: string): string[] {
  const subject = descriptionIn(search);
  if (!subject) return [];
  return [
    `<input type="hidden" name="subject" value="${escaped(search)}">`,
    `<p class="text-small text-ink-2">Your message is about ${escaped(subject.mention)}.</p>`,
  ];
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
