import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { BackupDamaged } from "../../data/backup/format.ts";
import { RestoreRefused } from "../../data/backup/restore-backup.ts";
import { NothingToBackUp } from "../../data/backup/write-backup.ts";
import { isOutage } from "../../data/transact.ts";
import { readSettings, type Settings, SettingsError } from "../../server/settings.ts";

export interface Invocation {
  settings: Settings;
  /** What stands behind the command's name. */
  args: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

interface Command {
  /** Shown for --help, and in part when something is missing. */
  usage: string;
  options?: ParseArgsOptionsConfig;
  run: (invocation: Invocation) => Promise<void>;
}

/** Something that whoever started the command can put right: said in one line. */
export class UsageError extends Error {}

/** Results go to standard output; everything else, mistakes included, to standard error. */
export async function runCommand({ usage, options = {}, run }: Command): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    if (values["help"]) return console.log(usage);
    await run({
      settings: readSettings(process.env),
      args: positionals,
      options: values as Invocation["options"],
    });
  } catch (error) {
    if (isClosedPipe(error)) return;
    process.exitCode = 1;
    console.error(inOneLine(error) ?? error);
  }
}

/** The one thing that the command is about. */
export function onlyArgument({ args }: Invocation, what: string): string {
  const [only] = args;
  if (!only || args.length > 1) throw new UsageError(`Say ${what}, and nothing else. More: --help`);
  return only;
}

/** Undefined for a mistake of ours: that needs its stack. */
function inOneLine(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", message } = error as NodeJS.ErrnoException;
  const expected = [UsageError, SettingsError, RestoreRefused, NothingToBackUp];
  if (expected.some((kind) => error instanceof kind)) return message;
  if (error instanceof BackupDamaged) return `This is no whole backup. ${message}`;
  if (code.startsWith("ERR_PARSE_ARGS")) return `${message.split("\n")[0]} More: --help`;
  // A file that is not there or may not be written, a full disk.
  if (/^E[A-Z]+$/.test(code) && "syscall" in error && "path" in error) return message;
  // A password that is wrong, a database that does not exist.
  if (/^(28|3D)/.test(code)) return `The database refuses us: ${message}.`;
  if (isOutage(error)) return `The database cannot be reached: ${firstWords(error)}`;
  return undefined;
}

/** Whoever reads our output has seen enough, e.g. `head`. */
function isClosedPipe(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "EPIPE";
}

/** Several addresses tried are several errors, under a title without words. */
function firstWords(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error ? first.message : String(first)).split("\n")[0] ?? "";
}
