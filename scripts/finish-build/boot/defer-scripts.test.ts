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
  it("moves the router's scripts into one file and keeps their order: the one that starts the app is last", () => {
    const { html, files } = defer(page());
    expect(files).toEqual({
      begin:
        "window.__reactRouterContext = {};\n" +
        "window.__reactRouterContext.streamController.enqueue(1);\n" +
        "window.__reactRouterContext.streamController.close();\n" +
        'import "/assets/a.js";window.__reactRouterRouteModules = {};',
    });
    expect(html).toContain(
      '<script async src="/assets/start.js" integrity="sha256-x" data-script="/assets/begin.js" ' +
        'data-preload="/assets/a.js /assets/b.js"></script></head>',
    );
  });

  it("keeps every element, empty and inert, and only the theme script runs", () => {
    const { html } = defer(page());
    expect(html).not.toContain("modulepreload");
    expect(html.match(/<script type="text\/plain"><\/script>/g)).toHaveLength(5);
    expect(inlineExecutableScripts(html)).toEqual(["theme()"]);
  });

  it("drops the scroll script instead of running it late", () => {
    const { files } = defer(page());
    expect(JSON.stringify(files)).not.toContain("scrollTo");
  });

  it("marks a page for reading, and no other", () => {
    expect(defer(page(), { reading: true }).html).toContain(
      'data-preload="/assets/a.js /assets/b.js" data-on-demand></script></head>',
    );
    expect(defer(page()).html).not.toContain("data-on-demand");
  });

  it("leaves structured data alone", () => {
    const data = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
    expect(defer(page({ data })).html).toContain(data);
  });

  it("keeps text that looks like a replacement pattern", () => {
    const { html } = defer(page({ data: "<p>$& $1 $'</p>" }));
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
  ])("stops the build on %s", (_, parts, message) => {
    expect(() => defer(page(parts))).toThrow(message);
    expect(() => defer(page(parts))).toThrow(/^\/about: /);
  });
});

function page(parts: Partial<Record<"preload" | "context" | "module" | "stream" | "data", string>> = {}) {
  const all = { preload, context, module, stream, data: "", ...parts };
  return (
    `<!DOCTYPE html><html><head>${theme}${all.preload}</head>` +
    `<body>${all.data}${scroll}${all.context}${all.module}${all.stream}</body></html>`
  );
}

function defer(html: string, { reading = false } = {}) {
  const files: Record<string, string> = {};
  const emit = (name: string, text: string) => {
    files[name] = text;
    return `/assets/${name}.js`;
  };
  return {
    html: deferScripts(html, {
      page: "/about",
      start: { url: "/assets/start.js", integrity: "sha256-x" },
      reading,
      emit,
    }),
    files,
  };
}
