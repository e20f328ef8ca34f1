import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import { withOwnStyles } from "./own-styles.ts";

const font =
  '<link rel="preload" href="/assets/sans.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
const shared = '<link rel="stylesheet" href="/assets/root.css"/>';
const body = '<body class="a p-1.5"></body>';
const sheets: Record<string, string> = {
  "/assets/root.css":
    "@layer base,utilities;@layer base{a{--used:red;--unused:red;color:var(--used)}}@layer utilities{.unused{color:red}.p-1\\.5,.unused{padding:6px}" +
    ".a:not(.unused){margin:0}.a:is(.a,.unused){top:0}.a .unused{color:red}@media print{.a{color:red}}@media screen{.unused{color:red}}}",
  "/assets/home.css": ".hero{color:red}",
  "/assets/prices.css": `.price{color:red}${" ".repeat(4000)}.end{color:red}`,
};

describe("withOwnStyles", () => {
  it("writes a page's own sheet into it and switches its link off", () => {
    const { html, hashes } = styled('<link rel="stylesheet" href="/assets/home.css"/>');
    expect(html).toBe(
      `<head>${shared}<link disabled rel="stylesheet" href="/assets/home.css"/>` +
        `${font}<style>.hero{color:red}</style></head>${body}`,
    );
    expect(hashes).toEqual([`sha256-${createHash("sha256").update(".hero{color:red}").digest("base64")}`]);
  });

  it("writes it once, however often the router names it", () => {
    const { html, hashes } = styled(
      '<link rel="stylesheet" href="/assets/home.css"/><link rel="stylesheet" href="/assets/home.css#"/>',
    );
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html.match(/<link disabled /g)).toHaveLength(2);
    expect(hashes).toHaveLength(1);
  });

  it("makes one of a large one and of what holds on the page of the sheet of all pages, and switches both off", () => {
    const { html, hashes, written } = styled('<link rel="stylesheet" href="/assets/prices.css"/>');
    expect(html).toBe(
      `<head>${off("root")}${off("prices")}<link rel="stylesheet" href="/assets/first.css" data-own="2"/>${font}</head>` +
        body,
    );
    expect(hashes).toEqual([]);
    expect(written).toEqual([
      "@layer base,utilities;@layer base{a{--used:red;color:var(--used)}}@layer utilities{.p-1\\.5{padding:6px}" +
        ".a:not(.unused){margin:0}.a:is(.a,.unused){top:0}@media print{.a{color:red}}}" +
        sheets["/assets/prices.css"],
    ]);
  });

  it("lets the style sheet come before the font", () => {
    expect(styled("").html).toBe(`<head>${shared}${font}</head>${body}`);
  });

  it.each([
    ["no style sheet", `<head>${font}</head>`],
    ["no font", `<head>${shared}</head>`],
  ])("stops the build on %s", (_, html) => {
    expect(() => withOwnStyles(html, { read, write: String })).toThrow(/Expected/);
  });
});

function off(name: string): string {
  return `<link disabled rel="stylesheet" href="/assets/${name}.css"/>`;
}

function styled(own: string) {
  const written: string[] = [];
  const write = (css: string) => {
    written.push(css);
    return "/assets/first.css";
  };
  return { ...withOwnStyles(`<head>${font}${shared}${own}</head>${body}`, { read, write }), written };
}

function read(path: string): string {
  return sheets[path] ?? "";
}
