import { describe, expect, it } from "vitest";

import { securityHeaders } from "../server/headers.ts";
import { headersFile } from "./headers-file.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { nginxConf } from "./nginx-conf.ts";
import { redirectsFile } from "./redirects-file.ts";

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

it("allows what stands inline in pages by its hash, and neither data nor what a file brings", () => {
  const pages = [
    "<style>a{}</style><script>1</script>",
    '<script data-a>1</script><script type="application/ld+json">{}</script><script src="/a.js"></script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
  ];
  const { scriptHashes, styleHashes } = inlineHashes(pages);
  expect(scriptHashes).toEqual([
    "sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=",
    expect.stringMatching(/^sha256-.{44}$/),
  ]);
  expect(styleHashes).toHaveLength(1);
});
