import type { IncomingHttpHeaders } from "node:http";

/**
 * Keeps what sirv would misread away from it: an encoding refused with q=0 would be sent all the same, and
 * a range that ends before it begins throws. A server may answer any range with the whole file.
 */
export function simplifyRequestHeaders(headers: IncomingHttpHeaders): void {
  headers["accept-encoding"] = acceptedEncodings(headers["accept-encoding"] ?? "");
  if (headers["if-range"] || !isSimpleRange(headers.range ?? "")) delete headers.range;
}

function acceptedEncodings(header: string): string {
  return header
    .split(",")
    .map((entry) =>
      entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !quality || Number(quality.replace("q=", "")) > 0)
    .map(([name]) => name)
    .filter((name) => name === "br" || name === "gzip")
    .join(", ");
}

function isSimpleRange(header: string): boolean {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header) ?? [];
  // sirv takes an end of 0 for no end.
  return start !== undefined && end !== "0" && (!end || Number(start) <= Number(end));
}
