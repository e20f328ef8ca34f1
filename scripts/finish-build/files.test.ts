import { describe, expect, it } from "vitest";

import { securityHeaders } from "../../server/headers.ts";
import { headersFile } from "./headers-file.ts";
import { icons } from "./icons.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

const headers = securityHeaders({ scriptHash: "abc=", frameOrigin: "https://map.example" });

describe("headers", () => {
  it("allow nothing inline but the one script", () => {
    const policy = headers["Content-Security-Policy"];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self';/);
    expect(policy).toContain("frame-src https://map.example;");
    expect(policy).not.toContain("unsafe");
  });

  it("reach static hosts, with the cache rule for assets only", () => {
    const [everywhere, assets] = headersFile(headers).split("/assets/*\n");
    expect(everywhere).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none';/);
    expect(everywhere).not.toContain("Cache-Control");
    expect(assets).toBe(
      "  Cache-Control: public, max-age=31536000, immutable\n" +
        "/assets/*.speculationrules\n  Content-Type: application/speculationrules+json\n",
    );
  });

  it("stop the build when a line is too long for the hosts", () => {
    expect(() => headersFile({ "X-Long": "x".repeat(2000) })).toThrow("over 2000 characters: ");
  });
});

it("lists absolute addresses in the sitemap, escaped", () => {
  const xml = sitemap("https://site.example", ["/", "/blog/a&b"]);
  expect(xml).toContain("<loc>https://site.example/</loc>");
  expect(xml).toContain("<loc>https://site.example/blog/a&amp;b</loc>");
});

it("points robots to the sitemap", () => {
  expect(robots("https://site.example")).toContain("\nSitemap: https://site.example/sitemap.xml\n");
});

it("draws every icon that the manifest names", async () => {
  const manifest = JSON.parse(webManifest({ name: "A", summary: "B" }));
  const names = Object.keys(await icons(".cache/icons"));
  for (const { src } of manifest.icons) expect(names).toContain(src.slice(1));
});
