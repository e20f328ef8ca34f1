import type { HelpArticle } from "~/articles/article";
import { type HelpGroup, helpGroups } from "~/articles/help-groups";
import { CountBar } from "~/figures/count-bar";
import { HelpLink } from "./help-link";

interface HelpDrawersProps {
  articles: readonly HelpArticle[];
  notes: Record<HelpGroup, string>;
}

/** Every help article under its group: on the left its name and how full it is, on the right its questions. */
export function HelpDrawers({ articles, notes }: HelpDrawersProps) {
  const groups = helpGroups
    .map((name) => ({ name, articles: articles.filter((article) => article.group === name) }))
    .filter((group) => group.articles.length > 0);
  const most = Math.max(...groups.map((group) => group.articles.length));
  return groups.map((group) => (
    <div key={group.name} className="grid-12 gap-y-8 border-t border-axis py-8 md:py-10">
      <div className="col-span-full md:col-span-3">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="text-h3">{group.name}</h3>
          <p className="tabular">
            {group.articles.length}
            <span className="sr-only"> articles</span>
          </p>
        </div>
        <CountBar count={group.articles.length} most={most} />
        <p className="mt-4 text-small text-ink-2">{notes[group.name]}</p>
      </div>
      <ul className="col-span-full -mt-4 grid gap-x-(--gap) gap-y-2 sm:grid-cols-2 md:col-span-8 md:col-start-5">
        {group.articles.map(({ id, title, excerpt }) => (
          <li key={id}>
            <HelpLink id={id} title={title} excerpt={excerpt} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
