import { type DestinationStream, type Logger, pino } from "pino";

/**
 * Logs say what happened and to which request, never to whom: a failed statement's values, addresses and signed links
 * are taken out of errors.
 */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: errorWithoutPeople } }, destination);
}

function errorWithoutPeople(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    ...(code && { code }),
    message: withoutPeople(error.message),
    stack: withoutPeople((error.stack ?? "").split("\n    at ").slice(1, 8).join("\n    at ")),
    ...(error.cause !== undefined && { cause: errorWithoutPeople(error.cause) }),
  };
}

function withoutPeople(text: string): string {
  return text
    .replace(/\nparams:.*$/s, "")
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "…@…")
    .replaceAll(/([?&](key|token)=)[\w.%-]+/g, "$1…");
}
