import { spawn } from "node:child_process";

import { expect, test } from "vitest";

import manifest from "../../package.json" with { type: "json" };
import { freshCheckout } from "../support/fresh-checkout.ts";

test("npm start says what it does in some lines, and the address in the last one", async () => {
  const { lines, code } = await started(`
    console.log("[build] Building static entrypoints...");
    console.error("[WARN] something that a developer looks into");
    for (let page = 0; page < 400; page++) console.log("├─ /page-" + page + "/index.html (+3ms)");
  `);
  expect(lines).toEqual([
    expect.stringMatching(/^Installing what the project needs/),
    expect.stringMatching(/^Installed in \d+ s$/),
    expect.stringMatching(/^Building the site/),
    "Forms are simulated: nothing leaves the browser. With npm run desk they reach you.",
    expect.stringMatching(/^The site is at http:\/\/localhost:\d+$/),
  ]);
  expect(code).toBe(0);
});

test("a build that fails shows all that was said, once, and starts nothing", async () => {
  const { lines, code } = await started(`
    console.log("[build] Building static entrypoints...");
    console.error("Could not resolve ./nothing from app/site/about/page.astro");
    process.exitCode = 3;
  `);
  expect(code).toBe(3);
  expect(lines).toContain("[build] Building static entrypoints...");
  expect(lines.filter((line) => line.includes("Could not resolve"))).toHaveLength(1);
  expect(lines.join("\n")).not.toContain("The site is at");
});

test("Astro's telemetry is off in every script, which holds for a build that is started from anywhere", async () => {
  const { lines } = await started(`
    console.error("ASTRO_TELEMETRY_DISABLED=" + process.env.ASTRO_TELEMETRY_DISABLED);
    process.exitCode = 1;
  `);
  expect(lines).toContain("ASTRO_TELEMETRY_DISABLED=1");
  expect(Object.values(manifest.scripts).filter((script) => /^astro\b|&& astro\b/.test(script))).toEqual([]);
});

/** What is printed until the site stands, which is then stopped, or until the start gives up. */
async function started(astro: string) {
  const copy = freshCheckout({ astro });
  const child = spawn(process.execPath, copy.start, {
    env: { ...process.env, PATH: copy.path, PORT: "0" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
      if (/The site is at .*\n/.test(output)) child.kill("SIGTERM");
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  copy.remove();
  return { lines: output.trimEnd().split("\n"), code };
}
