import type { Author } from "~/articles/authors";
import { type Tag, tagLink } from "~/articles/tags";
import { ShareLink } from "~/features/share-link/share-link";
import { SiteLink } from "~/ui/site-link";
import { TagLinks } from "~/ui/tag-links";

/** With the address of the place that introduces the author. */
export interface LinkedAuthor extends Author {
  path: string;
}

/** Who wrote it, what it is filed under, and how to pass it on. */
export function AuthorNote({ author, tags }: { author: LinkedAuthor; tags: readonly Tag[] }) {
  const { name, role, biography, path } = author;
  return (
    <div className="border-t border-rule-2 pt-4">
      <p className="font-strong">
        <SiteLink to={path} className="hover:underline">
          {name}
        </SiteLink>
      </p>
      <p className="label-text text-ink-3">{role}</p>
      <p className="mt-2 text-small text-ink-2">{biography}</p>
      <TagLinks tags={tags.map(tagLink)} className="mt-5 mb-5" />
      <ShareLink />
    </div>
  );
}
