import { describe, expect, it } from "vitest";

import { deferScripts, inlineExecutableScripts } from "./defer-scripts.ts";

const preload =
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
const theme = "<script data-theme-script>theme()</script>";
const scroll = '<script data-drop="true">((key) => scrollTo(0, 1))("k")</script>';
const context = "<script>window.__reactRouterContext = {};</script>";
const module =
  '<script type="module" async="">import "/assets/a.js";window.__reactRouterRouteModules = {};</script>';
const stream =
  "<!--$--><script>window.__reactRouterContext.streamController.enqueue(1);</script>" +
  "<script>window.__reactRouterContext.streamController.close();</script><!--/$-->";

describe("deferScripts", () => {
  it("moves the router's scripts into one file and keeps their order: the one that starts the app is last", async () => {
    const { html, files } = await defer(page());
    expect(files).toEqual({
      begin:
        "window.__reactRouterContext = {};\n" +
        "window.__reactRouterContext.streamController.enqueue(1);\n" +
        "window.__reactRouterContext.streamController.close();\n" +
        'import("/assets/joined.js").then((app) => app.start());',
    });
    expect(html).toContain(
      '<script async src="/assets/start.js" integrity="sha256-x" data-script="/assets/begin.js" ' +
        'data-preload="/assets/b.js /assets/joined.js"></script></head>',
    );
  });

  it("keeps every element, empty and inert, and only the theme script runs", async () => {
    const { html } = await defer(page());
    expect(html).not.toContain("modulepreload");
    expect(html.match(/<script type="text\/plain"><\/script>/g)).toHaveLength(5);
    expect(inlineExecutableScripts(html)).toEqual(["theme()"]);
  });

  it("drops the scroll script instead of running it late", async () => {
    const { files } = await defer(page());
    expect(JSON.stringify(files)).not.toContain("scrollTo");
  });

  it("marks a page for reading, and no other", async () => {
    expect((await defer(page(), { reading: true })).html).toContain(
      'data-preload="/assets/b.js /assets/joined.js" data-on-demand></script></head>',
    );
    expect((await defer(page())).html).not.toContain("data-on-demand");
  });

  it("leaves structured data alone", async () => {
    const data = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
    expect((await defer(page({ data }))).html).toContain(data);
  });

  it("keeps text that looks like a replacement pattern", async () => {
    const { html } = await defer(page({ data: "<p>$& $1 $'</p>" }));
    expect(html).toContain("<p>$& $1 $'</p>");
  });

  it.each([
    [
      "an unknown inline script",
      { data: "<script>surprise()</script>" },
      /unexpected inline script: surprise/,
    ],
    ["an import map", { data: '<script type="importmap">{}</script>' }, /unexpected inline script/],
    ["no module script", { module: "" }, /one inline module script.*found 0/],
    ["two module scripts", { module: module + module }, /one inline module script.*found 2/],
    [
      "a module script of another shape",
      { module: '<script type="module">boot()</script>' },
      /module script/,
    ],
    ["no context", { context: "" }, /context scripts/],
    ["a stream that is never closed", { stream: "" }, /context scripts/],
    ["no preloads", { preload: "" }, /module preloads/],
  ])("stops the build on %s", async (_, parts, message) => {
    await expect(defer(page(parts))).rejects.toThrow(message);
    await expect(defer(page(parts))).rejects.toThrow(/^\/about: /);
  });
});

function page(parts: Partial<Record<"preload" | "context" | "module" | "stream" | "data", string>> = {}) {
  const all = { preload, context, module, stream, data: "", ...parts };
  return (
    `<!DOCTYPE html><html><head>${theme}${all.preload}</head>` +
    `<body>${all.data}${scroll}${all.context}${all.module}${all.stream}</body></html>`
  );
}

async function join() {
  return { file: "assets/joined.js", loads: ["/assets/b.js", "/assets/joined.js"] };
}

async function defer(html: string, { reading = false } = {}) {
  const files: Record<string, string> = {};
  const emit = (name: string, text: string) => {
    files[name] = text;
    return `/assets/${name}.js`;
  };
  return {
    html: await deferScripts(html, {
      page: "/about",
      start: { url: "/assets/start.js", integrity: "sha256-x" },
      reading,
      join,
      emit,
    }),
    files,
  };
}
