import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";

import { AccountLinks } from "~/connection/parts";
import { identity } from "~/identity";
import { telephoneLink } from "~/lib/format/telephone-link";
import { SiteLink } from "~/ui/site-link";

/** Phone, email and account links. On a phone the number and the address shorten to what tapping them does. */
export function TopBar() {
  const { phones, emails } = identity;
  return (
    <div data-top-bar="" className="border-b border-rule text-note text-ink-2">
      {/* Wraps where a visitor spaces text out. */}
      <div className="wrap flex flex-wrap items-center gap-x-3 sm:gap-x-7">
        <a href={telephoneLink(phones.sales)} className={item} aria-label={`Call ${phones.sales}`}>
          <Phone aria-hidden size={15} className="text-ink-3 max-[22.5rem]:hidden" />
          <span className="sm:hidden">Call</span>
          <span className="max-sm:hidden">{phones.sales}</span>
        </a>
        <a href={`mailto:${emails.general}`} className={item} aria-label={`Email ${emails.general}`}>
          <Mail aria-hidden size={15} className="text-ink-3 max-[22.5rem]:hidden" />
          <span className="sm:hidden">Email</span>
          <span className="max-sm:hidden">{emails.general}</span>
        </a>
        <SiteLink to="/contact" className={`ml-auto ${item}`}>
          Contact Us
        </SiteLink>
        <AccountLinks className={item} />
      </div>
    </div>
  );
}

const item =
  "inline-flex h-(--header-top) min-w-6 items-center gap-1.5 whitespace-nowrap hover:text-ink sm:gap-2";
