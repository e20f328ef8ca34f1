import type { HelpArticle } from "~/articles/article";
import { type HelpGroup, helpGroups } from "~/articles/help-groups";
import { HelpLink } from "./help-link";

interface HelpDrawersProps {
  articles: readonly HelpArticle[];
  notes: Record<HelpGroup, string>;
}

/** Every help article under its group: name and note on the left, questions on the right. */
export function HelpDrawers({ articles, notes }: HelpDrawersProps) {
  const groups = helpGroups.map((name) => ({
    name,
    articles: articles.filter((article) => article.group === name),
  }));
  return groups
    .filter((group) => group.articles.length > 0)
    .map((group) => (
      <div key={group.name} className="grid-12 gap-y-4 border-t border-axis py-8">
        <div className="col-span-full md:col-span-4">
          <h3 className="text-h3">{group.name}</h3>
          <p className="mt-2 max-w-[36ch] text-small text-ink-2">{notes[group.name]}</p>
        </div>
        <ul className="col-span-full md:col-span-8">
          {group.articles.map(({ id, title, excerpt }) => (
            <HelpLink key={id} id={id} title={title} excerpt={excerpt} />
          ))}
        </ul>
      </div>
    ));
}
