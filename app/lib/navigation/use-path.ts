import { useLocation } from "react-router";

/** The path of the page in view as the site map has it: prerendering and some hosts add a slash at the end. */
export function usePath(): string {
  return withoutTrailingSlash(useLocation().pathname);
}

export function withoutTrailingSlash(path: string): string {
  return path.replace(/(.)\/+$/, "$1");
}
