import { type Offer, offers } from "./offers.data.ts";

const byId = new Map(offers.map((each) => [each.id, each]));

export function offerCalled(id: string | null): Offer | undefined {
  return byId.get(id ?? "");
}
