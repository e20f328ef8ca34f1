import type { MetaDescriptor } from "react-router";

import { identity } from "~/identity";

/** The head of a page that is somebody's own: search engines have no business there. */
export function privateHead(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${identity.name}` }, { name: "robots", content: "noindex" }];
}
