export function buildProgress(
  pageCount: number,
): (line: string, stream: "stdout" | "stderr") => string | undefined;
