export type Resolved<File> =
  | { kind: "file"; file: File }
  | { kind: "redirect"; location: string }
  | { kind: "bad-request" }
  | { kind: "not-found" };

/**
 * What a request target leads to. Only files in the list are ever served, and only addresses of known pages
 * are ever redirected to, so neither traversal nor "//other.example" can lead anywhere.
 */
export function resolveRequest<File>(target: string, files: ReadonlyMap<string, File>): Resolved<File> {
  const [rawPath = "", ...query] = pathOf(target).split("?");
  const path = decode(rawPath);
  if (path === undefined) return { kind: "bad-request" };

  const page = pageFile(path);
  if (!path.endsWith("/") || path === "/") {
    const file = files.get(page) ?? (path.endsWith("/index.html") ? undefined : files.get(path));
    if (file) return { kind: "file", file };
  }

  const canonical = path.replace(/\/+$/, "").replace(/\/index\.html$/, "") || "/";
  if (canonical !== path && files.has(pageFile(canonical))) {
    // Browsers read a backslash as a slash: none is sent back, wherever it came from.
    const location = [encodeURI(canonical), ...query].join("?").replaceAll("\\", "%5C");
    return { kind: "redirect", location };
  }
  return { kind: "not-found" };
}

/** The files by what nearly all requests name them by, so that those need no further thought. */
export function plainAddresses<File>(files: ReadonlyMap<string, File>): Map<string, File> {
  const named = [...files].map(([name, file]): [string, File] => [
    name === "/index.html" ? "/" : name.replace(/\/index\.html$/, ""),
    file,
  ]);
  return new Map(named.filter(([address]) => encodeURI(address) === address));
}

/** Whether this can be the name of one host, with a port or without. Empty is allowed: RFC 9112, section 3.2. */
export function isHost(text: string): boolean {
  return /^[\w.:[\]-]*$/.test(text);
}

/** A target may be a whole address, as proxies send it. The site is the same for every host. */
function pathOf(target: string): string {
  const [whole = "", host = ""] = /^https?:\/\/([^/?]+)/i.exec(target) ?? [];
  if (!whole || !isHost(host)) return target;
  const rest = target.slice(whole.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function pageFile(path: string): string {
  return path === "/" ? "/index.html" : `${path}/index.html`;
}

/** The decoded path, unless it is malformed or holds what no address of ours can hold. */
function decode(rawPath: string): string | undefined {
  if (!rawPath.startsWith("/")) return undefined;
  try {
    const path = decodeURIComponent(rawPath);
    return /\p{Cc}|\\/u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
