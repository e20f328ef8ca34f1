import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import manifest from "../../package.json" with { type: "json" };
import { commandsIn, deskBenches } from "../../scripts/lib/commands-in.ts";
import { repository, sourceFiles } from "../support/source-files.ts";

const mostScripts = 25;

const scripts = Object.keys(manifest.scripts);
const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: repository })];
const commands = { desk: commandsIn("desk/commands"), bench: [...commandsIn("bench"), ...deskBenches] };

test(`npm has at most ${mostScripts} scripts, and a document says what each is for`, () => {
  const text = documents.map(read).join("\n");
  expect(scripts.length).toBeLessThanOrEqual(mostScripts);
  expect(scripts.filter((name) => !new RegExp(`npm (run )?${name}(?![\\w:-])`).test(text))).toEqual([]);
});

test("README.md says what each bench tells, docs/desk.md what each command of the desk's does", () => {
  const [readme, desk] = [read("README.md"), read("docs/desk.md")];
  expect(
    commands.bench.filter(
      (name) => !readme.includes(`\`${name}\``) && !readme.includes(`bench -- ${name}\``),
    ),
  ).toEqual([]);
  expect(commands.desk.filter((name) => !desk.includes(`desk -- ${name}`))).toEqual([]);
});

test("every command that documents and sources name is there", () => {
  const unknown = [...documents, ...sourceFiles(), ".ci/run", "Dockerfile"]
    .filter((file) => /\.(md|ts|tsx|mjs)$|run$|Dockerfile$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)(?: -- ([a-z]+(?:-[a-z]+)*)\b)?/g)]
        .filter(([, script = "", command]) => !isThere(script, command))
        .map(([named]) => `${file}: ${named}`),
    );
  expect(unknown).toEqual([]);
});

test("docs/architecture.md has a line for every file that sets a tool up, and for none that is not there", () => {
  const [, section = ""] = read("docs/architecture.md").split(/^## (?:Configuration|Our own machinery)$/m);
  const listed = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file);
  const there = globSync(["", "desk/", "desk/faults/"].flatMap(settingsIn), { cwd: repository });
  expect(listed.toSorted()).toEqual([...new Set(there)].toSorted());
});

function settingsIn(folder: string): string[] {
  return [".*{rc,rc.json,ignore,attributes}", "*.config.ts", "{tsconfig,knip}.json"].map(
    (pattern) => folder + pattern,
  );
}

function isThere(script: string, command: string | undefined): boolean {
  if (!scripts.includes(script)) return false;
  return !command || !(script === "desk" || script === "bench") || commands[script].includes(command);
}

function read(file: string): string {
  const path = join(repository, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
