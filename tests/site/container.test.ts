import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { freePort } from "../../scripts/nginx/free-port.ts";
import { commandOf, dockerStages } from "../support/dockerfile.ts";
import { repository } from "../support/source-files.ts";

const stages = dockerStages();
const final = stages.at(-1) ?? [];
const one = (name: string) => final.find((instruction) => instruction.name === name);

test("the image is built in stages, from named versions, and runs as nobody special", () => {
  expect(stages).toHaveLength(2);
  for (const [from] of stages) expect(from?.args).toMatch(/^[a-z/]+:\d+[\w.-]*( AS \w+)?$/);
  expect(one("USER")?.args).toBe("node");
  expect(final.findIndex(({ name }) => name === "USER")).toBeLessThan(
    final.findIndex(({ name }) => name === "CMD"),
  );
  expect(final.filter(({ name }) => name === "RUN" || name === "ADD" || name === "VOLUME")).toEqual([]);
  expect(commandOf(one("HEALTHCHECK"))[0]).toBe("node");
});

test("what the first stage copies is there", () => {
  const sources = (stages[0] ?? [])
    .filter(({ name }) => name === "COPY")
    .flatMap(({ args }) => args.split(" ").slice(0, -1));
  expect(sources.filter((source) => !existsSync(join(repository, source)))).toEqual([]);
});

test("the files of the image are enough to serve the site, and nothing is written", async () => {
  const image = mkdtempSync(join(tmpdir(), "image-"));
  for (const { args } of final.filter(({ name }) => name === "COPY")) {
    const [, from = "", to = ""] = /^--from=build \/site\/(\S+) (\S+)$/.exec(args) ?? [];
    mkdirSync(dirname(join(image, to)), { recursive: true });
    cpSync(join(repository, from), join(image, to), { recursive: true });
  }
  const env = { ...process.env, PORT: String(await freePort()) };
  // Node's permissions stand in for the read-only file system: no file may be written, none outside be read.
  const readOnly = ["--permission", `--allow-fs-read=${image}`];
  const server = run([...readOnly, ...commandOf(one("CMD")).slice(1)]);
  await Promise.race([server.firstOutput, server.exit]);
  const health = () => run(commandOf(one("HEALTHCHECK")).slice(1)).exit;

  expect(await health()).toBe(0);
  server.kill("SIGTERM");
  expect(await server.exit).toBe(0);
  expect(await health()).toBe(1);
  rmSync(image, { recursive: true });

  function run(args: string[]) {
    const child = spawn(process.execPath, args, { cwd: image, env, stdio: ["ignore", "pipe", "inherit"] });
    return {
      firstOutput: new Promise((resolve) => child.stdout.once("data", resolve)),
      exit: new Promise<number | null>((resolve) => child.once("exit", resolve)),
      kill: (signal: NodeJS.Signals) => child.kill(signal),
    };
  }
});
