import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import { withOwnStyles } from "./own-styles.ts";

const font =
  '<link rel="preload" href="/assets/sans.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
const shared = '<link rel="stylesheet" href="/assets/root.css"/>';
const sheets: Record<string, string> = {
  "/assets/home.css": ".hero{color:red}",
  "/assets/prices.css": `.price{color:red}${" ".repeat(4000)}.end{color:red}`,
};

describe("withOwnStyles", () => {
  it("writes a page's own sheet into it and switches its link off", () => {
    const { html, hashes } = styled('<link rel="stylesheet" href="/assets/home.css"/>');
    expect(html).toBe(
      `<head>${shared}<link disabled rel="stylesheet" href="/assets/home.css"/>` +
        `${font}<style>.hero{color:red}</style></head>`,
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

  it("leaves a large one alone, and the one of all pages", () => {
    const link = '<link rel="stylesheet" href="/assets/prices.css"/>';
    expect(styled(link)).toEqual({ html: `<head>${shared}${link}${font}</head>`, hashes: [] });
  });

  it("lets the style sheet come before the font", () => {
    expect(styled("").html).toBe(`<head>${shared}${font}</head>`);
  });

  it.each([
    ["no style sheet", `<head>${font}</head>`],
    ["no font", `<head>${shared}</head>`],
  ])("stops the build on %s", (_, html) => {
    expect(() => withOwnStyles(html, read)).toThrow(/Expected/);
  });
});

function styled(own: string) {
  return withOwnStyles(`<head>${font}${shared}${own}</head>`, read);
}

function read(path: string): string {
  return sheets[path] ?? "";
}
