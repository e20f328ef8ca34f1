import type { Action } from "~/ui/action";
import { TextLink } from "~/ui/text-link";

export interface Topic {
  title: string;
  /** What is found under this name: one sentence. */
  description: string;
  /** The page that says more, where there is one. */
  link?: Action;
}

/** Names with a sentence each, divided by hairlines. */
export function TopicList({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className="border-t border-rule-2">
      {topics.map(({ title, description, link }) => (
        <li
          key={title}
          className="grid gap-x-(--gap) gap-y-2 border-b border-rule py-6 md:grid-cols-[2fr_3fr]"
        >
          <h3 className="text-h3">{title}</h3>
          <div>
            <p className="max-w-[52ch] text-ink-2">{description}</p>
            {link && (
              <TextLink to={link.to} className="mt-3">
                {link.label}
              </TextLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
