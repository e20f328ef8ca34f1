import lighthouse, { desktopConfig } from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"] as const;
type Category = (typeof categories)[number];
export type Device = "mobile" | "desktop";

export interface Audit {
  scores: Record<Category, number>;
  /** First and largest contentful paint, and total blocking time, in milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** What the visit transferred, in bytes, headers included. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** The audits that cost points. */
  failed: readonly string[];
}

/** One run of Lighthouse as it comes: throttling is simulated, so that the load of this machine matters less. */
export async function audit(url: string, device: Device, port: number): Promise<Audit> {
  const lhr = await run(url, device, port);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    fcp: Math.round(value("first-contentful-paint")),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: value("cumulative-layout-shift"),
    ...transferred(lhr.audits["network-requests"]?.details),
    failed: categories.flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}

interface Requested {
  transferSize?: number;
  resourceType?: string;
}

function transferred(details: unknown): Pick<Audit, "bytes" | "scriptBytes" | "requests"> {
  const { items = [] } = (details ?? {}) as { items?: Requested[] };
  const sum = (list: readonly Requested[]) =>
    list.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  return {
    bytes: sum(items),
    scriptBytes: sum(items.filter(({ resourceType }) => resourceType === "Script")),
    requests: items.length,
  };
}

/** On a busy machine Lighthouse sometimes loses its own trace. That says nothing about the page, so it tries again. */
async function run(url: string, device: Device, port: number, attempts = 4) {
  const flags = {
    port,
    logLevel: "error" as const,
    onlyCategories: [...categories],
    // For a reader of its HTML report, which nobody is here.
    disableFullPageScreenshot: true,
  };
  const result = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempts > 1) return run(url, device, port, attempts - 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "Lighthouse gave no result"}`);
}
