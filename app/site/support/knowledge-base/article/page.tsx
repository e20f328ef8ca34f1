import { helpPath } from "~/articles/article";
import { ArticleBody } from "~/features/article-body/article-body";
import { loadWithHtml } from "~/features/article-body/article-html";
import { helpArticle } from "~/lib/metadata/article-data";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { headOf } from "~/lib/metadata/page-meta";
import { ArticleCorrections } from "~/sections/article-corrections";
import { ArticleDates, ReviewNotice } from "~/sections/article-dates";
import { ArticleLayout } from "~/sections/article-layout";
import { Breadcrumb } from "~/sections/breadcrumb";
import { ClosingBanner } from "~/sections/closing-banner";
import { trailBelow } from "~/site-map";
import type { Route } from "./+types/page";
import * as content from "./content";
import { loadHelp } from "./load-help.server";
import { SameGroup } from "./same-group";

export async function loader({ params }: Route.LoaderArgs) {
  const found = await loadHelp(params.id);
  if (!found) throw new Response(null, { status: 404 });
  return { ...found, html: undefined as string | undefined };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, () => loadWithHtml(request, serverLoader));
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { article, age } = loaderData;
  const { published, modified } = age;
  const { id, title, excerpt } = article;
  const path = helpPath(id);
  return headOf({
    title,
    description: excerpt,
    path,
    trail: trailOf(id, title),
    article: { published, modified },
    structured: [helpArticle({ title, excerpt, path, published, modified })],
  });
};

export default function HelpArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, age, sections, others, html } = loaderData;
  const { id, title, excerpt, group } = article;
  return (
    <article>
      <header className="border-b border-rule-2">
        <div className="wrap pb-10 md:pb-14">
          <Breadcrumb trail={trailOf(id, title)} />
          <h1 className="mt-8 max-w-[22ch] text-h2 [overflow-wrap:anywhere]">{title}</h1>
          <p className="mt-5 max-w-[48ch] text-lede text-ink-2">{excerpt}</p>
          <p className="mt-5 flex flex-wrap gap-x-4 gap-y-2 text-small text-ink-3">
            <span>{group}</span>
            <ArticleDates article={article} age={age} />
          </p>
          <ReviewNotice isOld={age.isOld} />
        </div>
      </header>
      <ArticleLayout sections={sections} aside={<SameGroup group={group} others={others} />}>
        <ArticleBody key={id} html={html} />
        <ArticleCorrections corrections={age.corrections} />
      </ArticleLayout>
      <ClosingBanner {...content.banner} />
    </article>
  );
}

function trailOf(id: string, title: string) {
  return trailBelow("/support/knowledge-base", { label: title, path: helpPath(id) });
}
