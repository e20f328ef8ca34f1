import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { pages } from "../../app/site-map.ts";
import { folders, sharedAddresses } from "../../desk/accounts/desk-addresses.ts";
import { endpoints } from "../../desk/accounts/policy.ts";
import { clientFolder, filesUnder } from "../support/built-site.ts";
import { pageAt } from "../support/page-parts.ts";
import { repository, sourceFiles } from "../support/source-files.ts";

// The desk is opt-in: tests/copies/default-build.test.ts builds without its folder and compares.

const desk = readJson<Manifest>("desk/package.json");
const packages = [desk.dependencies, desk.devDependencies, desk.optionalDependencies].flatMap((list) =>
  Object.keys(list),
);

test("no package of the desk is in the site's lock file, and the desk is no workspace of it", () => {
  const { packages: locked } = readJson<{ packages: Record<string, unknown> }>("package-lock.json");
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter((name) => `node_modules/${name}` in locked)).toEqual([]);
  expect(readJson<object>("package.json")).not.toHaveProperty("workspaces");
});

test("no package of the desk is named in the site's licences, and nothing asks for the desk's addresses", () => {
  const licences = readFileSync(join(clientFolder, "licences.txt"), "utf8");
  expect(packages.filter((name) => licences.includes(`\n${name} `))).toEqual([]);
  const asked = [...Object.keys(endpoints).filter((name) => name.startsWith("/api/")), "altcha"];
  const asking = filesUnder(clientFolder)
    .filter((file) => file.endsWith(".js"))
    .filter((file) => {
      const script = readFileSync(join(clientFolder, file), "utf8");
      return asked.some((name) => script.includes(name));
    });
  expect(asking).toEqual([]);
});

test("the default build's forms lead nowhere: no method that sends, no action, and the policy forbids both", () => {
  const forms = ["/contact", "/signin"].flatMap((path) => pageAt(path).root.querySelectorAll("form"));
  expect(forms.length).toBeGreaterThan(3);
  for (const form of forms) {
    expect(form.getAttribute("method")).toBe("dialog");
    expect(form.getAttribute("action")).toBeUndefined();
  }
  expect(readFileSync(join(clientFolder, "_headers"), "utf8")).toContain("form-action 'none'");
});

test("nothing in app/ knows of the desk: neither its folder, nor an address that only the desk has", () => {
  const only = folders.filter((folder) => !pages.some(({ path }) => path === `/${folder}`));
  const known = new RegExp(`\\bdesk/|["'\`]/(${only.join("|")})\\b|[(|](${only.join("|")})[)|]`);
  const knowing = sourceFiles()
    .filter((file) => /^app\/.*\.(tsx?|astro)$/.test(file))
    .filter((file) => known.test(readFileSync(join(repository, file), "utf8")));
  expect(knowing).toEqual([]);
});

test("docs/desk.md names the addresses that have to reach the desk, all of them", () => {
  const [paragraph = ""] =
    /^The site's pages are files[^]*?\n\n/m.exec(readFileSync(join(repository, "docs/desk.md"), "utf8")) ??
    [];
  const named = [...paragraph.matchAll(/`(\/[^`]+)`/g)].map(([, address]) => address);
  expect(named.toSorted()).toEqual([...folders.map((folder) => `/${folder}`), ...sharedAddresses].toSorted());
});

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(repository, file), "utf8")) as T;
}
