import { Logo } from "~/layout/logo";
import { identity } from "~/identity";

const { address } = identity;
/** In one line. */
const sender = `${identity.legalName}, ${address.street}, ${address.city} ${address.postalCode}, ${address.country}`;

/** On the screen the page's header says whose it is. */
export function Letterhead() {
  return (
    <div className="hidden items-end justify-between gap-6 border-b border-rule-2 pb-2 print:flex">
      <Logo />
      <p className="text-right text-tick leading-4 text-ink-2">
        {identity.legalName}
        <br />
        {address.street}
        <br />
        {address.city} {address.postalCode}, {address.country}
      </p>
    </div>
  );
}

/** For who signs on paper, and the sheet's last line. */
export function Signature({ recipient }: { recipient: string }) {
  return (
    <div className="hidden break-inside-avoid print:block">
      <div className="mt-5 grid grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,2fr)] items-end gap-6">
        <p className="text-caption leading-4.5 text-ink-2 [overflow-wrap:anywhere]">
          On paper: accepted for <bdi>{recipient}</bdi>
        </p>
        <p className="label-text border-t border-control pt-1 text-ink-2">Name and signature</p>
        <p className="label-text border-t border-control pt-1 text-ink-2">Date</p>
      </div>
      <SenderLine className="mt-4" />
    </div>
  );
}

export function SenderLine({ className }: { className: string }) {
  return (
    <p
      className={`label-text flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-rule-2 pt-3 text-ink-2 print:pt-2 print:text-tick ${className}`}
    >
      <span>{sender}</span>
      <a href={`mailto:${identity.emails.general}`}>{identity.emails.general}</a>
    </p>
  );
}
