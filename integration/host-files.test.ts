import { describe, expect, it } from "vitest";

import { securityHeaders } from "../../server/headers.ts";
import { headersFile } from "./serving/headers-file.ts";
import { icons } from "./pictures/icons.ts";
import { nginxConf } from "./serving/nginx-conf.ts";
import { redirectsFile } from "./serving/redirects-file.ts";
import { robots } from "./discovery/robots.ts";
import { securityTxt } from "./discovery/security-txt.ts";
import { sitemap } from "./discovery/sitemap.ts";
import { webManifest } from "./discovery/web-manifest.ts";

const headers = securityHeaders({
  scriptHashes: ["sha256-abc="],
  styleHashes: ["sha256-def=", "sha256-ghi="],
  frameOrigin: "https://map.example",
});

describe("headers", () => {
  it("allow nothing inline but the one script and the small style sheets", () => {
    const policy = headers["Content-Security-Policy"];
    expect(policy).toMatch(
      /^default-src 'none';script-src 'self' 'sha256-abc=';style-src 'self' 'sha256-def=' 'sha256-ghi=';/,
    );
    expect(policy).toContain("frame-src https://map.example;");
    expect(policy).not.toContain("unsafe");
  });

  it("reach static hosts, with the cache rule for assets only", () => {
    const [everywhere, assets] = headersFile(headers).split("/assets/*\n");
    expect(everywhere).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none';/);
    expect(everywhere).not.toContain("Cache-Control");
    expect(assets).toBe(
      "  Cache-Control: public, max-age=31536000, immutable\n" +
        "/*.md\n  Content-Type: text/markdown;charset=utf-8\n  X-Robots-Tag: noindex\n" +
        "/.well-known/security.txt\n  Content-Type: text/plain;charset=utf-8\n",
    );
  });

  it("stop the build when a line is too long for the hosts", () => {
    expect(() => headersFile({ "X-Long": "x".repeat(2000) })).toThrow("over 2000 characters: ");
  });
});

it("leads from the other names of pages to their addresses, without touching slashes", () => {
  expect(redirectsFile(["/", "/blog/a & b"])).toBe(
    "/index.html / 301\n/blog/a%20&%20b/index.html /blog/a%20&%20b 301\n",
  );
});

describe("the nginx configuration", () => {
  const conf = nginxConf({ headers, pages: ["/", "/blog/a & b"], host: "site.example" });

  it("has every header, and redirects between fixed addresses only", () => {
    for (const [name, value] of Object.entries(headers)) {
      const [, given = ""] = new RegExp(`  add_header ${name} (\\S+|".*") always;\n`).exec(conf) ?? [];
      // Either the value itself, or a variable that is empty for files that only pages load.
      const forPages = `map $is_asset ${given} {\n  default "";\n  "" "${value}";\n}`;
      expect(given === `"${value}"` || conf.includes(forPages), name).toBe(true);
    }
    expect(conf).toContain('  "/blog/a & b/" "/blog/a%20&%20b";\n');
    expect(conf).not.toContain('"//"');
    expect(conf).toContain("server_name site.example;");
  });

  it("refuses what nginx would read as a variable", () => {
    expect(() => nginxConf({ headers: { "X-Cost": "$5" }, pages: [], host: "site.example" })).toThrow("$5");
  });
});

it("lists absolute addresses in the sitemap, escaped, with the day of their last change", () => {
  const xml = sitemap("https://site.example", [
    { path: "/", modified: "2025-01-15" },
    { path: "/blog/a&b", modified: "2024-12-01" },
  ]);
  expect(xml).toContain("<loc>https://site.example/</loc><lastmod>2025-01-15</lastmod>");
  expect(xml).toContain("<loc>https://site.example/blog/a&amp;b</loc><lastmod>2024-12-01</lastmod>");
});

it("points robots to the sitemap", () => {
  expect(robots("https://site.example")).toContain("\nSitemap: https://site.example/sitemap.xml\n");
});

it("says in security.txt whom to tell, for less than a year from the day of the build", () => {
  const publisher = { siteUrl: "https://site.example", emails: { security: "security@site.example" } };
  const text = securityTxt(publisher, new Date("2026-11-15T17:38:00Z"));
  expect(text).toContain("Contact: mailto:security@site.example\n");
  expect(text).toContain("Expires: 2027-11-10T00:00:00.000Z\n");
  expect(text).toBe(securityTxt(publisher, new Date("2026-11-15T03:00:00Z")));
});

it("draws every icon that the manifest names", async () => {
  const manifest = JSON.parse(webManifest({ name: "A", summary: "B" }));
  const names = Object.keys(await icons(".cache/icons"));
  for (const { src } of manifest.icons) expect(names).toContain(src.slice(1));
});
