import type { Author } from "~/articles/authors";
import { type Tag, tagLink } from "~/articles/tags";
import { ShareLink } from "~/features/share-link/share-link";
import { TagLinks } from "~/ui/tag-links";

/** Who wrote it, what it is filed under, and how to pass it on. */
export function AuthorNote({ author, tags }: { author: Author; tags: readonly Tag[] }) {
  const { name, role, biography } = author;
  return (
    <div className="border-t border-rule-2 pt-4">
      <p className="font-strong">{name}</p>
      <p className="label-text text-ink-3">{role}</p>
      <p className="mt-2 text-small text-ink-2">{biography}</p>
      <TagLinks tags={tags.map(tagLink)} className="mt-5 mb-5" />
      <ShareLink />
    </div>
  );
}
