import { helpPath } from "~/articles/article";
import { ArticleBody } from "~/features/article-body/article-body";
import { loadWithWords } from "~/features/article-body/article-words";
import type { PageHandle } from "~/layout/page-handle";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { headOf } from "~/lib/metadata/page-meta";
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
  return { ...found, words: undefined as string | undefined };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, () => loadWithWords(request, serverLoader));
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { id, title, excerpt } = loaderData.article;
  return headOf({
    title,
    description: excerpt,
    path: helpPath(id),
    trail: trailOf(id, title),
    type: "article",
  });
};

export const handle: PageHandle = { ruler: content.ruler };

export default function HelpArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, updated, sections, others, words } = loaderData;
  const { id, title, excerpt, group } = article;
  return (
    <article>
      <header className="border-b border-rule-2">
        <div className="wrap pb-10 md:pb-14">
          <Breadcrumb trail={trailOf(id, title)} />
          <h1 className="mt-8 max-w-[22ch] text-h2 [overflow-wrap:anywhere]">{title}</h1>
          <p className="mt-5 max-w-[48ch] text-lede text-ink-2">{excerpt}</p>
          <p className="label-text mt-5 text-ink-3">
            {group}. Updated <time dateTime={updated}>{article.updated}</time>
          </p>
        </div>
      </header>
      <ArticleLayout sections={sections} aside={<SameGroup group={group} others={others} />}>
        <ArticleBody key={id} words={words} />
      </ArticleLayout>
      <ClosingBanner {...content.banner} />
    </article>
  );
}

function trailOf(id: string, title: string) {
  return trailBelow("/support/knowledge-base", { label: title, path: helpPath(id) });
}
