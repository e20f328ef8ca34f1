import { longDate } from "~/lib/format/long-date";
import { officeDay } from "../../core/office-clock.ts";
import type { QuoteState } from "../../data/schema/index.ts";
import { nextSteps } from "./next-steps.ts";
import { Letterhead, Signature } from "./on-paper";
import { QuoteLineList } from "./quote-line-list";
import { QuoteSums } from "./quote-sums";
import { QuoteTerm } from "./quote-term";
import type { QuoteView } from "./quote-view";
import { StepsAfterAcceptance } from "./steps-after-acceptance";
import { Validity } from "./validity";

interface QuoteSheetProps {
  quote: QuoteView & { state: QuoteState; acceptedAt: Date | null; confirmedAt: Date | null };
  /** The company, or the person if they named none. */
  recipient: string;
  person: string;
  preparedBy: string | null;
  enquiry: string;
  /** Of the quote, e.g. "2026-11-17". */
  day: string;
  today: string;
  /** Of the sheet's title; a preview stands on a page that has one of its own. */
  heading?: "h1" | "h2";
}

/** The quote as it is read and printed: on A4 without buttons and frame. */
export function QuoteSheet(props: QuoteSheetProps) {
  const { quote, recipient, today } = props;
  const isOpen = quote.state === "draft" || quote.state === "sent";
  const isOver = isOpen && quote.validUntil < today;
  const counts = (isOpen && !isOver) || quote.state === "accepted";
  return (
    <div className="grid grid-cols-1 gap-9 print:block print:space-y-4">
      <Letterhead />
      <Head {...props} today={isOpen ? today : undefined} />
      <QuoteLineList lines={quote.lines} />
      <div className="-mt-3 break-inside-avoid print:mt-0">
        <QuoteSums quote={quote} />
      </div>
      <QuoteTerm quote={quote} />
      {quote.note && (
        <p
          dir="auto"
          className="max-w-[70ch] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere] print:text-note"
        >
          {quote.note}
        </p>
      )}
      {counts && <StepsAfterAcceptance steps={nextSteps(quote.lines, doneOf(quote))} />}
      {counts && <Signature recipient={recipient} />}
    </div>
  );
}

function doneOf({ acceptedAt, confirmedAt }: QuoteSheetProps["quote"]) {
  return {
    acceptedOn: acceptedAt ? officeDay(acceptedAt) : undefined,
    confirmedOn: confirmedAt ? officeDay(confirmedAt) : undefined,
  };
}

type HeadProps = Omit<QuoteSheetProps, "today"> & { today: string | undefined };

function Head({
  quote,
  recipient,
  person,
  preparedBy,
  enquiry,
  day,
  today,
  heading: Heading = "h1",
}: HeadProps) {
  return (
    <div className="grid gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,1fr)_18.25rem] print:grid-cols-[minmax(0,1fr)_17rem] print:gap-x-8">
      <div>
        <Heading
          dir="auto"
          className="text-h1 [overflow-wrap:anywhere] md:text-callout-7xl print:text-callout-2xl"
        >
          Quote for <span className="block">{recipient}</span>
        </Heading>
        <p
          dir="auto"
          className="mt-4 max-w-[44ch] text-ink-2 [overflow-wrap:anywhere] print:mt-2 print:text-dense print:leading-5.5"
        >
          Prepared {preparedBy && `by ${preparedBy} `}for {person}, after enquiry {enquiry}.
        </p>
      </div>
      <div>
        <dl className="border-t border-axis text-dense">
          <Fact
            name="Number"
            value={`${quote.number}${quote.version > 1 ? `, version ${quote.version}` : ""}`}
          />
          <Fact name="Date" value={longDate(day)} />
          <Fact name="Term" value={quote.termMonths === 1 ? "1 month" : `${quote.termMonths} months`} />
          <Fact name="Valid until" value={longDate(quote.validUntil)} />
        </dl>
        <Validity from={day} to={quote.validUntil} today={today} />
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-rule-2 py-1.75 print:py-0.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-strong tracking-control">{value}</dd>
    </div>
  );
}
