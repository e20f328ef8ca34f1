/**
 * The checks: `npm test` for every change, the deeper suites each by a name of their own. docs/testing.md says what is checked
 * where. What they need is installed before (scripts/run.mjs).
 */
import { installPrograms, type ProgramName } from "./lib/programs.ts";
import { runSteps, type Step } from "./lib/steps.ts";

const site: Step = { name: "build", command: ["node", "scripts/lib/build-once.ts", "site"] };
const desk: Step = { name: "desk's build", command: ["node", "scripts/lib/build-once.ts", "desk"] };
const deskTypes: Step = {
  name: "desk's types",
  command: ["npm", "run", "--silent", "--prefix", "desk", "typecheck"],
  needs: [desk],
};

interface Suite {
  programs: readonly ProgramName[];
  /** The longest come first. */
  steps: readonly Step[];
  /** Two by default, as there are cores; one where steps themselves use both. */
  atOnce?: number;
}

const suites: Record<string, Suite> = {
  "every-change": {
    programs: ["Chromium"],
    steps: [
      site,
      { name: "types", command: ["npm", "run", "--silent", "typecheck"] },
      browserTests("browser tests", "smoke", [site]),
      { name: "format", command: ["prettier", "--check", "."] },
      unitTests("unit tests", "unit"),
      { ...unitTests("built site", "built"), needs: [site] },
      { name: "lint", command: ["npm", "run", "--silent", "lint"] },
      // What the desk alone uses is seen in its own tests, where its packages are.
      {
        name: "dead code",
        command: [
          "npm",
          "run",
          "--silent",
          "deadcode",
          "--",
          "--workspace",
          ".",
          "--exclude",
          "exports,types",
        ],
      },
    ],
  },
  visual: { programs: ["Chromium"], steps: [site, browserTests("pictures", "visual", [site])] },
  engines: {
    programs: ["Firefox", "WebKit"],
    steps: [site, { ...unitTests("engines", "engines"), needs: [site] }],
  },
  desk: {
    atOnce: 1,
    // Mail is read from a real server.
    programs: ["Chromium", "Dovecot"],
    steps: [
      desk,
      deskTypes,
      browserTests("desk in browsers", "desk", [desk]),
      // Attacks are tried on built pages.
      {
        name: "desk's tests",
        command: ["vitest", "run", "--root", "desk"],
        runner: "vitest",
        needs: [desk],
      },
      // Of the whole repository: the types of the desk's routes have been made.
      { name: "dead code", command: ["npm", "run", "--silent", "deadcode"], needs: [deskTypes] },
    ],
  },
  deep: {
    atOnce: 1,
    programs: ["Chromium", "PostgreSQL"],
    steps: [
      site,
      desk,
      { ...unitTests("copies", "copies"), needs: [site, desk] },
      browserTests("browser tests", "full", [site]),
      {
        name: "desk, PostgreSQL",
        command: ["node", "desk/data/testing/run-on-system-postgres.ts"],
        needs: [desk],
      },
    ],
  },
};

const name = process.argv[2] ?? "";
const suite = suites[name];
if (!suite) throw new Error(`No suite is called "${name}". There are: ${Object.keys(suites).join(", ")}`);
if (name === "deep") process.env["DEEP"] = "1";
installPrograms(suite.programs);
await runSteps(suite.steps, suite.atOnce ?? 2);

function browserTests(title: string, project: string, needs: readonly Step[]): Step {
  return {
    name: title,
    command: ["playwright", "test", `--project=${project}`],
    runner: "playwright",
    needs,
  };
}

function unitTests(title: string, project: string): Step {
  return { name: title, command: ["vitest", "run", "--project", project], runner: "vitest" };
}
