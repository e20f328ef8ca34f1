import type { APIRoute, GetStaticPaths } from "astro";

import type { BlogArticle } from "~/articles/article";
import { readBlog } from "~/articles/read-articles.server";
import { coverSvg } from "~/drawings/covers";

/** An article's cover has the article's name. */
export const getStaticPaths = (() =>
  readBlog().map((article) => ({ params: { id: article.id }, props: { article } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ article: BlogArticle }> = ({ props: { article } }) =>
  new Response(coverSvg(article), { headers: { "Content-Type": "image/svg+xml" } });
