import ArrowUpRight from "lucide-react/icons/arrow-up-right";

import { identity } from "~/identity";
import { ButtonLink } from "~/ui/button";

/** The calendar is another company's page, so it opens beside this one. */
export function BookMeeting() {
  return (
    <ButtonLink to={identity.bookingUrl} target="_blank" rel="noopener" emphasis="secondary">
      Book a Meeting
      <span className="sr-only"> (opens in a new tab)</span>
      <ArrowUpRight aria-hidden size={18} />
    </ButtonLink>
  );
}
