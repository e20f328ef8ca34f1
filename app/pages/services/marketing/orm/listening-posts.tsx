import { BarGlyph } from "~/figures/bar-glyph";
import { RuledList } from "~/ui/ruled-list";
import type { ListeningPost } from "./content";

/** Four places in a ruled square of two by two. */
export function ListeningPosts({ posts }: { posts: readonly ListeningPost[] }) {
  return (
    <ul className="grid border-t border-axis md:grid-cols-2">
      {posts.map((post) => (
        <li
          key={post.title}
          className="flex flex-col border-b border-rule-2 py-8 md:odd:border-r md:odd:pr-10 md:even:pl-10"
        >
          <div className="flex items-center gap-4">
            <BarGlyph rows={post.glyph} className="size-9" />
            <h3 className="text-h3">{post.title}</h3>
          </div>
          <p className="mt-4 text-ink-2">{post.description}</p>
          <RuledList items={post.features} className="mt-5 mb-5" />
          <p className="label-text mt-auto text-ink-3">
            <span className="text-ink-2">Where: </span>
            {post.platforms.join(", ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
