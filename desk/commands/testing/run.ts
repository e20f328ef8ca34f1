import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";

export interface Ran {
  code: number | null;
  stdout: string;
  /** For output that is no text. */
  bytes: Buffer;
  stderr: string;
}

const root = join(import.meta.dirname, "../../..");

/** Runs a command as `npm run desk -- …` does: as a process of its own, from the repository's folder. */
export async function run(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  input?: Buffer,
): Promise<Ran> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [`desk/commands/${name}.ts`, ...args], {
    cwd: root,
    // Node keeps what it compiled: much of what a command takes is its start.
    env: { ...inherited, NODE_COMPILE_CACHE: join(tmpdir(), "desk-tests-compiled"), ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => {
    child.on("close", resolve);
  });
  const [bytes, stderr, code] = await Promise.all([buffer(child.stdout), text(child.stderr), exit]);
  return { code, stdout: bytes.toString(), bytes, stderr };
}
