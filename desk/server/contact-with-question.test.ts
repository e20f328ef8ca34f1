import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";

import { openQuestion } from "../core/question.ts";
import type { Secrets } from "../core/signatures.ts";
import { openDatabase } from "../data/open-database.ts";
import { freshDatabase } from "../data/testing/fresh-database.ts";
import { contactWithQuestion } from "./contact-with-question.ts";
import type { Services } from "./services.ts";
import { offered } from "../../app/catalogue/testing/offered.ts";

const { db } = await freshDatabase();
const secrets: Secrets = ["secret"];
const page = "<form>$& <noscript><!--question--></noscript></form>";

describe("GET /contact", () => {
  it("has a question of its own for every visitor, and what they ask for", async () => {
    const answer = await server().request("/contact?plan=vps-professional&x=%22%3Cb%3E");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("X-Site")).toBe("ours");
    const html = await answer.text();
    expect(html).toContain("<form>$& <noscript>");
    const [, token = ""] = /name="token" value="([^"]+)"/.exec(html) ?? [];
    const [, a, b] = /what is (\d+) \+ (\d+)\?/.exec(html) ?? [];
    expect(openQuestion(secrets, token)?.sum).toBe(Number(a) + Number(b));
    expect(html).toContain('name="subject" value="?plan=vps-professional');
    expect(html).not.toContain("<b>");
    const { title, listPrice } = offered("vps-professional");
    expect(html).toContain(`${title} (${listPrice})`);
    expect(await (await server().request("/contact")).text()).not.toContain(token);
  });

  it("answers HEAD, and leads from the address with a slash", async () => {
    const head = await server().request("/contact", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const slash = await server().request("/contact/?plan=x");
    expect([slash.status, slash.headers.get("Location")]).toEqual([308, "/contact?plan=x"]);
  });

  it("is sent as it was built without a placeholder, and without a database", async () => {
    expect(await (await server({ html: "<p>As built" }).request("/contact")).text()).toBe("<p>As built");
    const away = openDatabase("postgresql://nobody@localhost:1/none");
    expect(await (await server({ database: away }).request("/contact")).text()).toBe(page);
  });
});

function server({ html = page, database = db } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "desk-contact-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "contact"));
  writeFileSync(join(folder, "contact/index.html"), html);
  const services = { db: database, secrets, log: pino({ level: "silent" }) } as unknown as Services;
  return contactWithQuestion(services, { folder, headers: { "X-Site": "ours" } });
}
