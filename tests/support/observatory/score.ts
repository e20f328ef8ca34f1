import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { installObservatory } from "./install.ts";

/** What is used of the package's own modules; it has no types, and its scan() knows the standard ports alone. */
interface Observatory {
  retrieve(host: string, options: { httpPort: number; path: string }): Promise<Requests>;
  ALL_TESTS: readonly ((requests: Requests) => { result: string })[];
  getScoreModifier(result: string): number;
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

interface Requests {
  responses: Record<"auto" | "http" | "https", object | null>;
  session: { url: URL };
}

/**
 * The score that MDN's HTTP Observatory gives an address of a server on this machine, and what each of its tests adds
 * or takes away. The server is looked at as if it stood behind something that ends TLS and answers no plain HTTP.
 */
export async function observatoryScore(port: number, path: string) {
  const { retrieve, ALL_TESTS, getScoreModifier, ...charts } = await observatory();
  const requests = await retrieve("localhost", { httpPort: port, path });
  requests.responses.https = requests.responses.auto;
  requests.responses.http = null;
  requests.session.url.protocol = "https:";

  const results = ALL_TESTS.map((test) => test(requests).result);
  const tests = Object.fromEntries(results.map((result) => [result, getScoreModifier(result)]));
  const modifiers = Object.values(tests);
  const withPenalties = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const earnsBonuses = withPenalties >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  return { score: earnsBonuses ? 100 + sum(modifiers) : Math.max(0, withPenalties), tests };
}

async function observatory(): Promise<Observatory> {
  const folder = installObservatory();
  const modules = ["retriever/retriever.js", "constants.js", "grader/grader.js", "grader/charts.js"];
  const loaded = modules.map((name) => import(pathToFileURL(join(folder, "src", name)).href));
  return Object.assign({}, ...(await Promise.all(loaded)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
