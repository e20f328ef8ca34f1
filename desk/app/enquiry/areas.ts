import type { Area } from "~/site-map";

/** The area whose sign stands for a service, and who of us works in it. */
export function areaFor(service: string): { area?: Area; engineer: string } {
  return areas[service] ?? { engineer: "An engineer" };
}

const areas: Record<string, { area: Area; engineer: string }> = {
  cloud: { area: "cloud", engineer: "A cloud engineer" },
  cybersecurity: { area: "cybersecurity", engineer: "A security engineer" },
  "software-ai": { area: "software-ai", engineer: "A software engineer" },
  hosting: { area: "hosting", engineer: "A hosting engineer" },
};
