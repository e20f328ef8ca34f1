import { isSigned, type Purpose, type Secrets, sign } from "./signatures.ts";

/** For how many days a confirmation can be given. By the database's clock: see confirm-subscription.ts. */
export const CONFIRM_DAYS = 7;

/** One request for a confirmation. */
export interface ConfirmLink {
  subscriberId: number;
  askedAt: Date;
}

/** Neither link has an address of mail in it: links end up in logs and histories. */
export function confirmAddress(secrets: Secrets, { subscriberId, askedAt }: ConfirmLink): string {
  return signed(secrets, "confirm", `${subscriberId}.${askedAt.getTime().toString(36)}`);
}

/** Works for ever. */
export function unsubscribeAddress(secrets: Secrets, subscriberId: number): string {
  return signed(secrets, "unsubscribe", String(subscriberId));
}

/** Undefined for anything that we did not sign. Whether it has expired is for the database's clock to say. */
export function openConfirmLink(secrets: Secrets, query: URLSearchParams): ConfirmLink | undefined {
  const [subscriberId, asked] = opened(secrets, "confirm", query)?.split(".") ?? [];
  if (!subscriberId || !asked) return undefined;
  return { subscriberId: Number(subscriberId), askedAt: new Date(Number.parseInt(asked, 36)) };
}

/** The subscriber's id; undefined for anything that we did not sign. */
export function openUnsubscribeLink(secrets: Secrets, query: URLSearchParams): number | undefined {
  const subscriberId = opened(secrets, "unsubscribe", query);
  return subscriberId === undefined ? undefined : Number(subscriberId);
}

type Action = "confirm" | "unsubscribe";
const purposes = {
  confirm: "newsletter-confirm",
  unsubscribe: "newsletter-unsubscribe",
} as const satisfies Record<Action, Purpose>;

function signed(secrets: Secrets, action: Action, subscriber: string): string {
  const key = sign(secrets, purposes[action], subscriber);
  return `/newsletter/${action}?${new URLSearchParams({ subscriber, key })}`;
}

function opened(secrets: Secrets, action: Action, query: URLSearchParams): string | undefined {
  const subscriber = query.get("subscriber") ?? "";
  return isSigned(secrets, purposes[action], subscriber, query.get("key") ?? "") ? subscriber : undefined;
}
