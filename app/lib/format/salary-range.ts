/** The thousands in a text such as "$60k–$80k plus commission". */
export function salaryRange(salary: string): { from: number; to: number } {
  const [from = 0, to = from] = Array.from(salary.matchAll(/\$(\d+)k/g), (match) => Number(match[1]));
  return { from, to };
}
