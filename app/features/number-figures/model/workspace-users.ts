import { googleWorkspacePlans } from "../../../catalogue/plan-facts.data.ts";
import { groupDigits } from "../../../lib/format/group-digits.ts";
import { dollars } from "./dollars.ts";
import type { NumberFigure } from "./number-figure.ts";

export const workspaceUsers: NumberFigure = {
  id: "workspace-users",
  page: "Google Workspace",
  service: "hosting",
  label: "People with an account",
  example: 24,
  min: 1,
  max: 300,
  answer: (users) => {
    const sizes = googleWorkspacePlans.map(({ storageGb }) => storageFor(storageGb, users));
    const costs = googleWorkspacePlans.map(({ price }) => Number(price) * users);
    return `*${users}* ${users === 1 ? "person gets" : "people get"} ${sizes.slice(0, -1).join(", ")} or ${sizes.at(-1)} of storage, for ${dollars(Math.min(...costs))} to ${dollars(Math.max(...costs))} a month.`;
  },
};

/** "720 GB", "48 TB": what so many users have together. */
export function storageFor(gigabytesEach: number, users: number): string {
  const gigabytes = gigabytesEach * users;
  return gigabytes < 1000 ? `${gigabytes} GB` : `${groupDigits(Math.round(gigabytes / 100) / 10)} TB`;
}
