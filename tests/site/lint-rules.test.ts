import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { beforeAll, expect, test } from "vitest";

/** For each rule of .oxlintrc.json a file that breaks it, and a part of the complaint. */
const badExamples: readonly (readonly [file: string, source: string, complaint: string])[] = [
  ["app/site/a1/page.tsx", 'import "~/site/b/chart";', "own content only"],
  ["app/site/a2/page.tsx", 'import "../b/content";', "own content only"],
  ["app/site/a3/page.tsx", 'import "../../../tests/support/axe.ts";', "built by itself"],
  ["app/layout/a4.tsx", 'import "~/sections/faq";', "layout/ builds on"],
  ["app/layout/a5.tsx", 'import "../site/home/content";', "layout/ builds on"],
  ["app/sections/a6.tsx", 'import "~/layout/logo";', "sections/ builds on"],
  ["app/sections/a7.tsx", 'import "~/articles/read-articles.server";', "takes them as props"],
  ["app/features/x/a8.tsx", 'import "~/sections/faq";', "features/ builds on"],
  ["app/features/x/a9.tsx", 'import { tags } from "~/articles/tags"; tags;', "as props"],
  ["app/figures/a10.ts", 'import "~/catalogue/vps";', "hold no copy"],
  ["app/ui/a11.tsx", 'import "../features/theme/theme-toggle";', "hold no copy"],
  ["app/lib/x/a12.ts", 'import { bars } from "~/figures/bars"; bars;', "at the bottom"],
  ["app/lib/x/a13.ts", 'import { tags } from "~/articles/tags"; tags;', "at the bottom"],
  ["app/boot/a14.ts", 'import "~/ui/button";', "must stay small"],
  ["app/articles/a15.ts", 'import "~/site/blog/content";', "articles/ is content"],
  ["app/articles/a15b.ts", 'import { vpsPlans } from "~/catalogue/vps"; vpsPlans;', "promises/ alone"],
  ["app/site/a16/content.ts", 'import { tags } from "~/articles/tags"; tags;', "plain data"],
  ["app/site/a17/content.ts", 'import { Faq } from "~/sections/faq"; Faq;', "plain data"],
  [
    "app/site/a18/content.ts",
    'import { pageMeta } from "~/lib/metadata/page-meta"; pageMeta;',
    "format/ alone",
  ],
  ["app/site/a19/content.ts", 'import { cx } from "../../lib/react/cx"; cx;', "format/ alone"],
  ["app/site/a20/content.ts", 'import { hero } from "../b/content"; hero;', "not another's"],
  ["app/site/a21/content.ts", 'import { useState } from "react"; useState;', "plain data"],
  ["app/catalogue/a22.ts", 'import { hero } from "../site/home/content.ts"; hero;', "plain data"],
  [
    "app/catalogue/a23.ts",
    'import { pageMeta } from "../lib/metadata/page-meta.ts"; pageMeta;',
    "format/ alone",
  ],
  [
    "app/enquiry/a41.ts",
    'import { formatPrice } from "~/lib/format/format-price"; formatPrice;',
    "by relative paths",
  ],
  ["app/enquiry/a42.ts", 'import { cx } from "../lib/react/cx.ts"; cx;', "format/ alone"],
  ["app/enquiry/a43.ts", 'import { useState } from "react"; useState;', "no React"],
  ["app/navigation.ts", 'import { Button } from "./ui/button.tsx"; Button;', "plain data"],
  ["server/a25.ts", 'import "../app/identity.ts";', "serves a finished build"],
  ["desk/core/d1.ts", 'import { Hono } from "hono"; Hono;', "no framework"],
  ["desk/core/d2.ts", 'import { api } from "../api/api.ts"; api;', "nothing above it"],
  [
    "desk/data/d3.ts",
    'import { acceptEnquiry } from "../core/accept-enquiry.ts"; acceptEnquiry;',
    "at the bottom",
  ],
  ["desk/app/routes/d4.tsx", 'import { sql } from "drizzle-orm"; sql;', "asks core/"],
  [
    "desk/app/routes/d5.tsx",
    'import { openDatabase } from "../../data/open-database.ts"; openDatabase;',
    "through the router's context",
  ],
  ["desk/app/routes/d6.tsx", 'import { Faq } from "~/sections/faq"; Faq;', "share the frame"],
  ["desk/app/routes/d7.tsx", 'import { Search } from "~/features/search/search"; Search;', "share the frame"],
  ["desk/api/d8.ts", 'import { runDesk } from "../server/run-desk.ts"; runDesk;', "handed over"],
  ["scripts/a26.ts", 'import "../tests/support/axe.ts";', "runs without tests/"],
  ["scripts/a27.ts", 'import "~/identity";', "write the path"],
  ["bench/a28.ts", 'import "../tests/site/links.test.ts";', "shares tests/support/"],
  ["tests/site/a29.ts", 'import "../../bench/bytes.ts";', "do not depend on measurements"],
  ["tests/e2e/a30.ts", 'import { Faq } from "../../app/sections/faq.tsx"; Faq;', "imports data only"],
  ["tests/e2e/a31.ts", 'import "../../bench/bytes.ts";', "do not depend on measurements"],

  ["app/lib/x/a32.ts", "export const same = (a: unknown) => a == 1;", "eqeqeq"],
  ["app/lib/x/a33.ts", "export const some = (a: any) => a;", "no-explicit-any"],
  ["app/lib/x/a34.ts", "export const some = (a?: string) => a!.length;", "no-non-null-assertion"],
  [
    "app/lib/x/a35.ts",
    'import { Page } from "~/site-map"; export const f = (a: Page) => a;',
    "consistent-type-imports",
  ],
  ["app/lib/x/cycle.ts", 'import { cycle } from "./cycle-back.ts"; export const a = cycle;', "no-cycle"],
  [
    "app/ui/a37.tsx",
    'import { useId } from "react"; export const A = ({ b }: { b: boolean }) => (b ? <i id={useId()} /> : null);',
    "rules-of-hooks",
  ],
  [
    "app/ui/a38.tsx",
    "export const A = () => <h2 onClick={() => {}}>a</h2>;",
    "no-noninteractive-element-interactions",
  ],
  [
    "app/ui/a39.tsx",
    "export const A = () => <section tabIndex={0}>a</section>;",
    "no-noninteractive-tabindex",
  ],
];

/** What content may do: the complaints above must not come from forbidding everything. */
const goodExamples: readonly (readonly [file: string, source: string])[] = [
  [
    "app/site/good/content.ts",
    'import { formatPrice } from "~/lib/format/format-price"; export const a = formatPrice;',
  ],
  [
    "app/site/good/types/content.ts",
    'import type { FaqEntry } from "~/sections/faq"; export const a: FaqEntry[] = [];',
  ],
  [
    "app/site/good/data/content.ts",
    'import { vpsPlans } from "~/catalogue/vps"; export const a = vpsPlans;',
  ],
];

const root = join(import.meta.dirname, "../..");

const badFiles = badExamples.map(([file]) => file);
const goodFiles = goodExamples.map(([file]) => file);
let complaints: Map<string, string>;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "lint-rules-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  };
  for (const name of [".oxlintrc.json", "tsconfig.json"]) copyFileSync(join(root, name), join(folder, name));
  write("app/lib/x/cycle-back.ts", 'import { a } from "./cycle.ts"; export const cycle = a;');
  for (const [file, source] of [...badExamples, ...goodExamples]) write(file, source);
  complaints = lint(folder);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test("every example has a file of its own", () => {
  expect(new Set([...badFiles, ...goodFiles]).size).toBe(badFiles.length + goodFiles.length);
});

test.each(badExamples)("%s is refused: %s", (file, _source, complaint) => {
  expect(complaints.get(file)).toContain(complaint);
});

test.each(goodExamples)("%s is fine: %s", (file) => {
  expect(complaints.get(file) ?? "").toBe("");
});

/** What oxlint says of each file. */
function lint(folder: string): Map<string, string> {
  const { stdout } = spawnSync(join(root, "node_modules/.bin/oxlint"), ["--format=json"], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const said = Map.groupBy(diagnostics, ({ filename }) => filename);
  return new Map(
    [...said].map(([file, list]) => [file, list.map((each) => `${each.code} ${each.help}`).join("\n")]),
  );
}

interface Diagnostic {
  filename: string;
  code: string;
  help: string;
}
