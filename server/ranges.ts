/**
 * The bytes that a Range header asks for, both ends included. `undefined` means the whole file: several
 * ranges, and what is no range, may be answered so. `null` means that the file has no such bytes.
 */
export function requestedRange(header: string, length: number): [number, number] | null | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header) ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") return Number(last) === 0 ? null : [Math.max(0, length - Number(last)), length - 1];

  const start = Number(first);
  const end = last === "" ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== "" && start > Number(last)) return undefined;
  return start < length ? [start, end] : null;
}
