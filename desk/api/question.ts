import { Hono } from "hono";

import { issueQuestion } from "../core/question.ts";
import { databaseNow } from "../data/database-now.ts";
import { asked } from "../data/transact.ts";
import type { Services } from "../server/services.ts";

/** GET /api/question: a new one, or, with ?like=token, the same numbers under a new token. */
export function questionApi({ db, secrets }: Services) {
  return new Hono().get("/", async (c) => {
    const now = await asked(databaseNow(db));
    return c.json(issueQuestion(secrets, now, c.req.query("like")));
  });
}
