import { longDate } from "~/lib/format/long-date";
import type { QuoteState } from "../../data/schema/index.ts";

interface StateOfQuote {
  state: QuoteState;
  validUntil: string;
  confirmedAt: Date | null;
}

/** "sent, valid until 16 December 2026". */
export function stateWords({ state, validUntil, confirmedAt }: StateOfQuote): string {
  switch (state) {
    case "draft":
      return "draft";
    case "sent":
      return `sent, valid until ${longDate(validUntil)}`;
    case "accepted":
      return confirmedAt ? "accepted and confirmed" : "accepted, to be confirmed";
    case "replaced":
      return "replaced by a later version";
    case "withdrawn":
      return "withdrawn";
  }
}
