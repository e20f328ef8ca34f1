import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { filesUnder } from "../support/built-site.ts";
import { type Identity, tracesIn, tracesOf } from "../support/identity-traces.ts";
import { rebrandedBuild } from "../support/rebranded-build.ts";
import { removeCopy } from "../support/site-copy.ts";

/** A name that needs escaping in HTML, so that a place which forgets to do so is noticed too. */
const other: Identity = {
  ...identity,
  name: "Nordlicht & Söhne",
  legalName: "Nordlicht & Söhne GmbH",
  siteUrl: "https://nordlicht.invalid",
  phones: { sales: "+49 000 555 0101", support: "+49 000 555 0102" },
  emails: {
    general: "moin@nordlicht.invalid",
    support: "hilfe@nordlicht.invalid",
    privacy: "daten@nordlicht.invalid",
    security: "luecke@nordlicht.invalid",
  },
  address: {
    street: "Am Speicher 7",
    city: "Husum",
    region: "Schleswig-Holstein",
    postalCode: "25813",
    country: "Germany",
    countryCode: "DE",
  },
  map: {
    latitude: 54.4769,
    longitude: 9.0511,
    embedUrl: "https://map.nordlicht.invalid/embed?at=54.4769,9.0511",
    linkUrl: "https://map.nordlicht.invalid/?at=54.4769,9.0511",
  },
  bookingUrl: "https://termin.nordlicht.invalid/",
  social: [{ name: "LinkedIn", url: "https://social.nordlicht.invalid/company/nordlicht" }],
};
/** Part of the folder's name: if it shows up in the output, the path of the machine that built the site leaks. */
const folderName = "rebrand-leak-canary";

let folder = "";
beforeAll(async () => {
  folder = await rebrandedBuild(other, folderName);
}, 300_000);
afterAll(() => removeCopy(folder), 60_000);

test("another identity leaves no trace of this one in any file of the build", () => {
  const traces = [...tracesOf(identity), new RegExp(folderName), /openstreetmap/i];
  const found = textFiles().flatMap((file) =>
    [...tracesIn(file, traces), ...tracesIn(outputFile(file), traces)].map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test("the new name is in every title that has room for it, and the new address in manifest, sitemap, robots and policy", () => {
  const titles = textFiles()
    .filter((file) => file.endsWith(".html"))
    .map((file) => parse(outputFile(file)).querySelector("title")?.text ?? "");
  expect(titles.length).toBeGreaterThan(55);
  const nameless = titles.filter((title) => !title.includes(other.name));
  expect(nameless.filter((title) => `${title} | ${other.name}`.length <= 60)).toEqual([]);
  expect(JSON.parse(outputFile("client/manifest.webmanifest"))).toMatchObject({ name: other.name });
  expect(outputFile("client/sitemap.xml")).toContain(`<loc>${other.siteUrl}/about</loc>`);
  expect(outputFile("client/robots.txt")).toContain(`${other.siteUrl}/sitemap.xml`);
  expect(outputFile("client/.well-known/security.txt")).toContain(`mailto:${other.emails.security}`);
  expect(outputFile("headers.json")).toContain("frame-src https://map.nordlicht.invalid");
});

function textFiles(): string[] {
  return filesUnder(join(folder, "build")).filter(
    (file) => !/\.(br|gz|png|ico|woff2|avif|webp|jpe?g)$/.test(file),
  );
}

function outputFile(file: string): string {
  return readFileSync(join(folder, "build", file), "utf8");
}
