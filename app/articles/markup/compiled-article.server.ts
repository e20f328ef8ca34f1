import { createHash } from "node:crypto";
import { join } from "node:path";

import { compile } from "@mdx-js/mdx";
import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";

import { cached, hashOfCode } from "../../lib/building/cached.server.ts";
import { rehypeBoxNames } from "./rehype-box-names.ts";
import { rehypeRowHeaders } from "./rehype-row-headers.ts";

/**
 * An article's MDX as code, kept from one build to the next: to read it and to colour its code takes half of the time
 * that all pages take to render.
 */
export async function compiledArticle(body: string): Promise<string> {
  const name = createHash("sha256").update(code).update(body).digest("base64url");
  const compiled = await cached(join(".cache", "articles", name), async () =>
    String(
      await compile(body, {
        outputFormat: "function-body",
        remarkPlugins: [remarkGfm],
        rehypePlugins: [rehypeSlug, rehypeRowHeaders, rehypeBoxNames, rehypeHighlight],
      }),
    ),
  );
  return compiled.toString();
}

const code = hashOfCode(join("app", "articles", "markup"));
