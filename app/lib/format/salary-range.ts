/** The thousands in a text such as "$60k–$80k plus commission". */
export function salaryRange(salary: string): { from: number; to: number } {
  const [from = 0, to = from] = Array.from(salary.matchAll(/\$(\d+)k/g), (match) => Number(match[1]));
  return { from, to };
}

/** How a position's pay compares with so many thousands a year. */
export function readSalary(salary: string, thousands: number): string {
  const { from, to } = salaryRange(salary);
  if (thousands < from) return `starts $${from - thousands}k higher`;
  return thousands > to ? `ends $${thousands - to}k lower` : "in the range";
}
