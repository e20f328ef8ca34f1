import { identity } from "~/identity";
import { longDate } from "~/lib/format/long-date";
import { QuoteLines } from "./quote-lines";
import { QuoteSums } from "./quote-sums";
import type { QuoteView } from "./quote-view";

interface QuoteSheetProps {
  quote: QuoteView;
  /** The company, or the person if they named none. */
  recipient: string;
  person: string;
  preparedBy: string | null;
  enquiry: string;
  /** e.g. "2026-11-17". */
  day: string;
  /** Of the sheet's title; a preview stands on a page that has one of its own. */
  heading?: "h1" | "h2";
}

/** The quote as it is read and printed: on A4 without buttons and frame. */
export function QuoteSheet({
  quote,
  recipient,
  person,
  preparedBy,
  enquiry,
  day,
  heading: Heading = "h1",
}: QuoteSheetProps) {
  return (
    <div className="grid grid-cols-1 gap-10 print:gap-5">
      {/* On the screen the page's header says it. */}
      <p className="hidden text-h4 print:block">{identity.name}</p>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <Heading dir="auto" className="text-h1 [overflow-wrap:anywhere] print:text-[2.25rem]">
            Quote for {recipient}
          </Heading>
          <p
            dir="auto"
            className="mt-4 text-lede text-ink-2 [overflow-wrap:anywhere] print:mt-2 print:text-[1rem]"
          >
            Prepared {preparedBy && `by ${preparedBy} `}for {person}, after enquiry {enquiry}.
          </p>
        </div>
        <dl className="self-end border-t border-axis">
          <Fact
            name="Number"
            value={`${quote.number}${quote.version > 1 ? `, version ${quote.version}` : ""}`}
          />
          <Fact name="Date" value={longDate(day)} />
          <Fact name="Valid until" value={longDate(quote.validUntil)} />
          <Fact name="Term" value={quote.termMonths === 1 ? "1 month" : `${quote.termMonths} months`} />
        </dl>
      </div>
      <QuoteLines lines={quote.lines} />
      <QuoteSums quote={quote} />
      {quote.note && (
        <p dir="auto" className="max-w-[70ch] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          {quote.note}
        </p>
      )}
      <OnPaper recipient={recipient} />
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-rule-2 py-2 print:py-1">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-strong">{value}</dd>
    </div>
  );
}

/** For who signs on paper. */
function OnPaper({ recipient }: { recipient: string }) {
  const { address } = identity;
  return (
    <div className="hidden break-inside-avoid print:block">
      <div className="mt-4 grid grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,2fr)] items-end gap-6">
        <p className="text-small">On paper: accepted for {recipient}</p>
        <p className="label-text border-t border-axis pt-1">Name and signature</p>
        <p className="label-text border-t border-axis pt-1">Date</p>
      </div>
      <p className="label-text mt-6 flex justify-between border-t border-rule-2 pt-2 text-ink-2">
        <span>
          {identity.legalName}, {address.city}, {address.region}, {address.country}
        </span>
        <span>{identity.emails.general}</span>
      </p>
    </div>
  );
}
