import { html, raw } from "hono/html";

import { identity } from "../../../app/identity.ts";
import { styles } from "./styles.ts";

/** A piece of HTML whose values were escaped. */
export type Html = ReturnType<typeof html>;

interface Page {
  /** The subject: what a screen reader calls it by. */
  title: string;
  body: Html;
  /** Small print. */
  note?: string;
}

/** The frame of every mail. Without its styles it is a plain, readable page: some mail programs drop them. */
export async function page({ title, body, note }: Page): Promise<string> {
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
          <div class="foot">
            ${note && html`<p>${note}</p>`}
            <p>${identity.legalName}, ${identity.address.city}, ${identity.address.country}</p>
          </div>
        </div>
      </body>
    </html>`;
  return document.toString();
}

/** One action a mail. */
export function button(url: string, label: string): Html {
  return html`<p><a class="button" href="${url}">${label}</a></p>`;
}

/** A number or a name that no line may break. */
export function whole(text: string): Html {
  return html`<span class="whole">${text}</span>`;
}

/** Where scripts of both directions meet, each line goes its own way. */
export function quoted(text: string): Html {
  return html`<blockquote class="quoted">${paragraphs(text)}</blockquote>`;
}

export function paragraphs(text: string): Html[] {
  return text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split("\n").map((line, at) => html`${at > 0 ? raw("<br>") : ""}${line}`);
    return html`<p dir="auto">${lines}</p>`;
  });
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
