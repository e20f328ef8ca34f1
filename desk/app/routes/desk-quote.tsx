import { data, redirect } from "react-router";

import { Button } from "~/ui/button";
import { officeDay } from "../../core/office-clock.ts";
import { quoteAddress } from "../../core/quotes/quote-link.ts";
import { staffQuote } from "../../core/quotes/read-quote.ts";
import { confirmQuote } from "../../core/quotes/confirm-quote.ts";
import { saveQuote, sendQuote, withdrawQuote, type QuoteOutcome } from "../../core/quotes/write-quote.ts";
import type { StaffMember } from "../../core/staff-session.ts";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { InboxFrame } from "../inbox/inbox-frame";
import { inboxPage } from "../inbox/inbox-page";
import { requireStaff } from "../inbox/staff";
import { QuoteForm } from "../quotes/quote-form";
import { QuoteSheet } from "../quotes/quote-sheet";
import { stateWords } from "../quotes/state-words";
import { intentOf, readQuoteForm } from "../quotes/read-quote-form";
import { changeDatabase, type Context, queryDatabase, servicesOf } from "../visit";
import type { Route } from "./+types/desk-quote";

export const handle = inboxPage;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  const found = await queryDatabase(context, (db) => staffQuote(db, Number(params.quote) || 0));
  if (!found) throw data("page", { status: 404 });
  const { quote, now, ...more } = found;
  const { settings, secrets } = servicesOf(context);
  return {
    staff,
    ...more,
    quote,
    day: officeDay(quote.sentAt ?? now),
    today: officeDay(now),
    link: quote.sentAt ? settings.url + quoteAddress(secrets, quote.number) : undefined,
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const staff = await requireStaff(context, request);
  const quoteId = Number(params.quote) || 0;
  const outcome = await runAction(context, staff, quoteId, await request.formData());
  switch (outcome.kind) {
    case "done":
      return redirect(`/desk/quotes/${quoteId}`, 303);
    case "incomplete":
      return data({ errors: outcome.errors, conflict: false }, { status: 422 });
    case "changed-meanwhile":
      return data({ errors: {}, conflict: true }, { status: 409 });
    case "not-found":
      throw data("page", { status: 404 });
  }
}

async function runAction(
  context: Context,
  staff: StaffMember,
  quoteId: number,
  form: FormData,
): Promise<QuoteOutcome> {
  const revision = Number(formText(form, "revision")) || 0;
  return await changeDatabase(context, async (tx, { outbox }) => {
    if (formText(form, "intent") === "confirm") return await confirmQuote(tx, outbox, { staff, quoteId });
    const intent = intentOf(form);
    if (intent === "withdraw") return await withdrawQuote(tx, { staff, quoteId });
    const saved = await saveQuote(tx, { staff, quoteId, revision, fields: readQuoteForm(form) });
    if (saved.kind !== "done" || intent === "save") return saved;
    return await sendQuote(tx, outbox, { staff, quoteId, revision: saved.revision });
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateHead(loaderData?.quote.number ?? "Quote");

export default function DeskQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, quote, enquiry, name, company, preparedBy, day, today, link } = loaderData;
  return (
    <InboxFrame staff={staff} current="/desk/quotes">
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-8 px-6 py-8 print:p-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 print:hidden">
          <h1 className="text-h3">
            {quote.number}, version {quote.version}: {stateWords(quote)}
          </h1>
          <a href={`/desk/enquiries/${enquiry}`} className="text-small underline">
            To enquiry {enquiry}
          </a>
        </div>
        {actionData?.conflict && (
          <p role="alert" className="border-l-3 border-danger pl-3 text-danger">
            A colleague changed this quote meanwhile. This is how it stands now.
          </p>
        )}
        {quote.state === "draft" && (
          <QuoteForm key={quote.revision} quote={quote} errors={actionData?.errors ?? {}} />
        )}
        {link && <SentActions link={link} quote={quote} enquiry={enquiry} />}
        <section
          aria-label="As the visitor sees it"
          className="border-t border-axis pt-8 print:border-0 print:p-0"
        >
          <QuoteSheet
            {...{ quote, enquiry, preparedBy, day, today }}
            heading="h2"
            recipient={company || name}
            person={name}
          />
        </section>
      </div>
    </InboxFrame>
  );
}

interface SentActionsProps {
  link: string;
  quote: Route.ComponentProps["loaderData"]["quote"];
  enquiry: string;
}

function SentActions({ link, quote, enquiry }: SentActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <a href={link} className="text-small underline">
        The visitor’s page
      </a>
      {quote.state === "accepted" && !quote.confirmedAt && (
        <form method="post">
          <Button type="submit" name="intent" value="confirm">
            Confirm in writing
          </Button>
        </form>
      )}
      {(quote.state === "sent" || quote.state === "withdrawn") && (
        <form method="post" action={`/desk/enquiries/${enquiry}/quote`}>
          <Button type="submit" emphasis="secondary" size="small">
            Write a new version
          </Button>
        </form>
      )}
      {quote.state === "sent" && (
        <form method="post">
          <Button type="submit" name="intent" value="withdraw" emphasis="secondary" size="small">
            Withdraw
          </Button>
        </form>
      )}
    </div>
  );
}
