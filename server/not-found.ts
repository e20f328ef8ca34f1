import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

/** Answers with the not-found page. It is small and often asked for by robots, so it stays in memory. */
export function createNotFound(folder: string) {
  const page = join(folder, "404.html");
  const body = readFileSync(page);
  const compressed = { br: read(`${page}.br`), gzip: read(`${page}.gz`) };

  return (request: IncomingMessage, response: ServerResponse) => {
    const accepted = request.headers["accept-encoding"] ?? "";
    const encoding = (["br", "gzip"] as const).find((each) => compressed[each] && accepted.includes(each));
    const content = (encoding && compressed[encoding]) ?? body;
    response.writeHead(404, {
      "Content-Type": "text/html;charset=utf-8",
      "Content-Length": content.length,
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
    });
    response.end(content);
  };
}

function read(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
