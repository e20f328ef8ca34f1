import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { onTestFinished } from "vitest";

export interface BreakableProxy {
  /** Everything as it comes; nothing passes but connections stay open; connections are cut and refused. */
  behave: (how: "well" | "silently" | "dead") => void;
  close: () => void;
}

/** Stands between two parties, and can stop doing so. `onData` may cut a connection when an answer passes. */
export function breakableProxy(
  target: NetConnectOpts,
  listenOn: string | number,
  onAnswer: (answer: Buffer, visitor: Socket) => boolean = () => true,
): Promise<BreakableProxy> {
  let how: "well" | "silently" | "dead" = "well";
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    if (how === "dead") return void visitor.destroy();
    const behind = connect(target);
    for (const socket of [visitor, behind]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.once("close", () => {
        open.delete(socket);
        (socket === visitor ? behind : visitor).destroy();
      });
      if (how === "silently") socket.pause();
    }
    visitor.on("data", (chunk) => void behind.write(chunk));
    behind.on("data", (chunk: Buffer) => {
      if (onAnswer(chunk, visitor)) visitor.write(chunk);
    });
  });
  return new Promise((resolve) => {
    server.listen(listenOn as string, () => {
      resolve({
        behave(next) {
          how = next;
          for (const socket of open) {
            if (next === "dead") socket.destroy();
            else if (next === "silently") socket.pause();
            else socket.resume();
          }
        },
        close() {
          for (const socket of open) socket.destroy();
          server.close();
        },
      });
    });
  });
}

/** A proxy before a database, and the address by which it is asked through it. */
export async function databaseBehindProxy(url: string): Promise<BreakableProxy & { url: string }> {
  const { target, database, user } = partsOf(url);
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const proxy = await breakableProxy(target, join(folder, ".s.PGSQL.5432"));
  return { ...proxy, url: `postgresql://${user}@/${database}?host=${encodeURIComponent(folder)}` };
}

function partsOf(url: string): { target: NetConnectOpts; database: string; user: string } {
  const parsed = new URL(url.replace("@/", "@socket/"));
  const folder = parsed.searchParams.get("host");
  const user = [parsed.username, parsed.password].filter(Boolean).join(":");
  const target = folder
    ? { path: join(folder, ".s.PGSQL.5432") }
    : { host: parsed.hostname, port: Number(parsed.port || 5432) };
  return { target, database: parsed.pathname.slice(1), user };
}
