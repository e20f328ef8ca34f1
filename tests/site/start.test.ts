import { spawn } from "node:child_process";

import { expect, test } from "vitest";

import { unstartedCopy } from "../support/unstarted-copy.ts";

test("npm start says what it does in a dozen lines, and the address in the last one", async () => {
  const { lines, code } = await started(`
    console.log("vite v8.3.5 building client environment for production...");
    console.log("vite v8.3.5 building ssr environment for production...");
    for (let page = 0; page < 400; page++) console.log("Prerender (html): /page-" + page + " -> build");
  `);
  expect(lines.at(-1)).toMatch(/^The site is at http:\/\/localhost:\d+$/);
  expect(lines.at(-2)).toBe(
    "Forms are simulated: nothing leaves the browser. With npm run desk they reach you.",
  );
  expect(lines.length).toBeGreaterThan(6);
  // npm itself adds two, and an empty one before and after them.
  expect(lines.length).toBeLessThanOrEqual(12);
  expect(lines.filter((line) => /\p{Cc}|EBADENGINE|Prerender/u.test(line))).toEqual([]);
  expect(code).toBe(0);
});

test("a build that fails shows all that was said, once, and starts nothing", async () => {
  const { lines, code } = await started(`
    console.log("vite v8.3.5 building client environment for production...");
    console.log("transforming...");
    console.error("Could not resolve ./nothing from app/root.tsx");
    process.exitCode = 3;
  `);
  expect(code).toBe(3);
  expect(lines).toContain("transforming...");
  expect(lines.filter((line) => line.includes("Could not resolve"))).toHaveLength(1);
  expect(lines.join("\n")).not.toContain("The site is at");
});

/** What is printed until the site stands, which is then stopped, or until the start gives up. */
async function started(reactRouter: string) {
  const copy = unstartedCopy({ reactRouter });
  const child = spawn(process.execPath, [copy.start], {
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
