export function buildProgress(): (line: string, stream: "stdout" | "stderr") => string | undefined;
