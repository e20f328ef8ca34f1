/** What a quantity counts: one of them, and several. */
export interface Unit {
  one: string;
  many: string;
}

export const units = {
  certificate: { one: "certificate", many: "certificates" },
  domain: { one: "domain", many: "domains" },
  hourOfMonth: { one: "hour a month", many: "hours a month" },
  mailbox: { one: "mailbox", many: "mailboxes" },
  plan: { one: "plan", many: "plans" },
  project: { one: "project", many: "projects" },
  server: { one: "server", many: "servers" },
  test: { one: "test", many: "tests" },
  user: { one: "user", many: "users" },
} as const satisfies Record<string, Unit>;

export function unitText({ one, many }: Unit, quantity: number): string {
  return quantity === 1 ? one : many;
}
