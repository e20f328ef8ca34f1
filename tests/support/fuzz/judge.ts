import type { builtBodies } from "./built-bodies.ts";
import type { FuzzRequest } from "./requests.ts";

/** What is wrong with an answer, if anything. */
export function judge(
  request: FuzzRequest,
  answer: Buffer,
  built: ReturnType<typeof builtBodies>,
): string | undefined {
  if (answer.length === 0) return request.mayStaySilent ? undefined : "no answer";
  const text = answer.toString("latin1").replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
  if (!(status >= 200 && status < 500)) return `status ${status}`;

  const end = text.indexOf("\r\n\r\n");
  const head = text.slice(0, end + 2);
  const length = Number(header(head, "content-length") ?? 0);
  const body = Buffer.from(text.slice(end + 4, end + 4 + length), "latin1");
  // What is not sent again keeps the headers it came with.
  const ours = (status < 400 && status !== 304) || status === 404;
  const protection = isLoadedByPages(head) ? "x-content-type-options" : "content-security-policy";
  if (ours && !header(head, protection)) return `${status} without ${protection}`;
  if (/^(https?:)?\/\/|\\/.test(header(head, "location") ?? ""))
    return `leads to ${header(head, "location")}`;
  if (request.isHead) return undefined;
  if ((status === 200 || status === 404) && !built.isFile(body))
    return `${status} with what is no file of the build`;
  if (status === 206) {
    const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(header(head, "content-range") ?? "") ?? [];
    if (!built.isPart(body, Number(start), Number(total))) return "206 with what is no part of a file";
  }
  return undefined;
}

/** A picture, a style, a script, a font or data: nothing that a browser opens as a page. */
function isLoadedByPages(head: string): boolean {
  const type = header(head, "content-type") ?? "";
  return /^(image|font)\/|^text\/(css|javascript|x-script)|[/+]json|^application\/manifest/.test(type);
}

function header(head: string, name: string): string | undefined {
  return new RegExp(`\r\n${name}: (.*?)\r\n`, "i").exec(head)?.[1];
}
