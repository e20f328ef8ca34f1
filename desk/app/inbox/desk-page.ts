/** A route of the team's pages exports it: `export const handle = deskPage`. The site's frame stays away then. */
export const deskPage = { isDeskPage: true } as const;

export function isDeskPage(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "isDeskPage" in handle;
}
