/** Each line of a quote has one shade in every bar. After the fifth they repeat: the words say which is which. */
const lineFills = ["fill-unit", "fill-blue", "fill-security", "fill-blue-2", "fill-blue-3"] as const;

export function fillOf(index: number): string {
  return lineFills[index % lineFills.length] ?? "fill-unit";
}
