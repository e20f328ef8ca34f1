import { html, raw } from "hono/html";

import { identity } from "../../../app/identity.ts";
import { colours } from "./colours.ts";

/** A piece of HTML whose values were escaped. */
export type Html = ReturnType<typeof html>;

interface Page {
  /** The subject: what a screen reader calls it by. */
  title: string;
  body: Html;
}

/** The frame of every mail. Without its styles it is a plain, readable page: some mail programs drop them. */
export async function page({ title, body }: Page): Promise<string> {
  const document = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body class="paper">
        <div class="sheet">
          <p class="sender">${identity.name}</p>
          ${body}
          <p class="foot">${identity.legalName}, ${identity.address.city}, ${identity.address.country}</p>
        </div>
      </body>
    </html>`;
  return document.toString();
}

/** One action a mail. */
export function button(url: string, label: string): Html {
  return html`<p><a class="button" href="${url}">${label}</a></p>`;
}

/** Where scripts of both directions meet, each line goes its own way. */
export function quoted(text: string): Html {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split("\n").map((line, at) => html`${at > 0 ? raw("<br>") : ""}${line}`);
    return html`<p dir="auto">${lines}</p>`;
  });
  return html`<blockquote class="quoted">${paragraphs}</blockquote>`;
}

/** Terms and what they are. What is empty is left out. */
export function facts(list: readonly (readonly [term: string, value: string])[]): Html {
  const rows = list
    .filter(([, value]) => value)
    .map(
      ([term, value]) =>
        html`<dt>${term}</dt>
          <dd dir="auto">${value}</dd>`,
    );
  return html`<dl>${rows}</dl>`;
}

const styles = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 0; font: 17px/1.55 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; }
.sheet { max-width: 552px; margin: 0 auto; padding: 32px 24px 40px; }
.sender { margin: 0 0 28px; font-size: 15px; font-weight: 640; letter-spacing: -0.01em; }
h1 { margin: 0 0 16px; font-size: 28px; line-height: 1.15; font-weight: 600; letter-spacing: -0.03em; }
p { margin: 0 0 16px; }
dl { margin: 0 0 20px; }
dt { font-size: 14px; line-height: 1.35; }
dd { margin: 0 0 10px; }
.quoted { margin: 0 0 24px; padding: 2px 0 2px 16px; border-left: 3px solid; }
.quoted p:last-child { margin: 0; }
.button { display: inline-block; padding: 12px 20px; border-radius: 6px; font-weight: 600; text-decoration: none; }
.foot { margin: 32px 0 0; padding: 16px 0 0; border-top: 1px solid; font-size: 14px; line-height: 1.45; }
.bar { width: 100%; margin: 0 0 4px; border-collapse: separate; table-layout: fixed; }
.bar td { height: 18px; padding: 0; border-radius: 1px; font-size: 1px; line-height: 1px; }
.ends { width: 100%; margin: 0 0 20px; font-size: 14px; line-height: 1.35; border-collapse: collapse; }
.ends td { padding: 0; vertical-align: top; }
.end { text-align: right; }
${scheme(0)}
@media (prefers-color-scheme: dark) { ${scheme(1)} }
`;

function scheme(set: 0 | 1): string {
  const colour = (name: keyof typeof colours) => colours[name][set];
  return `
.paper { background: ${colour("paper")}; color: ${colour("ink")}; }
a { color: ${colour("blue-text")}; }
dt, .foot, .ends { color: ${colour("ink-2")}; }
.quoted, .foot { border-color: ${colour("rule")}; }
.button { background: ${colour("blue")}; color: #ffffff; }
.bar .open { background: ${colour("blue")}; }
.bar .closed { background: ${colour("blue-3")}; }
`;
}
