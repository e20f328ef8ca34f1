import { createHash } from "node:crypto";

/** What the Content-Security-Policy has to allow: all that stands inline in pages. */
export function inlineHashes(pages: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages)
    for (const [, name, attributes = "", text = ""] of html.matchAll(
      /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g,
    )) {
      // Data is not run, and a file is allowed by where it comes from.
      if (/ src=|type="application\//.test(attributes)) continue;
      (name === "script" ? scripts : styles).add(policyHash(text));
    }
  return { scriptHashes: [...scripts], styleHashes: [...styles] };
}

function policyHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
