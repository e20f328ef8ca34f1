interface Counts {
  passed: number;
  failed: number;
  failures: string[];
}

export function vitestCounts(file: string): Counts;
export function playwrightCounts(file: string): Counts;
