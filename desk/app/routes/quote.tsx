import { randomUUID } from "node:crypto";

import { data, redirect } from "react-router";

import { LONGEST_ADDITION } from "../../core/add-to-enquiry.ts";
import { officeDay } from "../../core/office-clock.ts";
import { acceptQuote, askAboutQuote, type QuoteAnswer, shownQuote } from "../../core/quotes/answer-quote.ts";
import { opensQuote } from "../../core/quotes/quote-link.ts";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { QuoteAnswers, type QuoteRefused } from "../quotes/quote-answers";
import { QuoteFrame } from "../quotes/quote-frame";
import { QuoteSheet } from "../quotes/quote-sheet";
import { ownFrame } from "../site-frame";
import { changeDatabase, type Context, queryDatabase, servicesOf, visitContext } from "../visit";
import type { Route } from "./+types/quote";

/** /quotes/Q-2031?key=…: the link in the mail. A wrong key and a number that nobody has look the same from outside. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = isOpened(context, params.number, url)
    ? await queryDatabase(context, (db) => shownQuote(db, params.number))
    : undefined;
  if (!found) throw data("quote", { status: 404 });
  const { quote, now, ...more } = found;
  return {
    ...more,
    quote,
    day: officeDay(quote.sentAt ?? now),
    today: officeDay(now),
    formKey: randomUUID(),
    asked: url.searchParams.has("asked"),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  if (!isOpened(context, params.number, url)) throw data("quote", { status: 404 });
  const form = await request.formData();
  const intent: QuoteRefused["intent"] = formText(form, "intent") === "accept" ? "accept" : "ask";
  const text = formText(form, intent === "accept" ? "name" : "body");
  const { limits } = servicesOf(context);
  if ((await limits.byAddress(context.get(visitContext).address)) !== undefined) {
    return data(
      { intent, text, error: "Much came from your connection within an hour. Try again later." },
      { status: 429 },
    );
  }
  const seen = {
    number: params.number,
    version: Number(formText(form, "version")) || 0,
    formKey: formText(form, "formKey"),
  };
  const { kind } = await changeDatabase(context, (tx, { outbox }) =>
    intent === "accept"
      ? acceptQuote(tx, outbox, { ...seen, name: text })
      : askAboutQuote(tx, outbox, { ...seen, body: text }),
  );
  const error = refusals[kind];
  if (error) return data({ intent, text, error } satisfies QuoteRefused, { status: 422 });
  if (kind === "not-found") throw data("quote", { status: 404 });
  const key = url.searchParams.get("key") ?? "";
  const query = new URLSearchParams({ key, ...(kind === "asked" && { asked: "" }) });
  return redirect(`/quotes/${params.number}?${query}#answer`, 303);
}

const refusals: Partial<Record<QuoteAnswer["kind"], string>> = {
  "no-name": "Name is required",
  empty: "Write what you want to ask",
  "too-long": `At most ${LONGEST_ADDITION.toLocaleString("en")} characters`,
};

function isOpened(context: Context, number: string, url: URL): boolean {
  return opensQuote(servicesOf(context).secrets, number, url.searchParams.get("key") ?? "");
}

export const meta: Route.MetaFunction = ({ params }) => privateHead(`Quote ${params.number}`);

export const handle = ownFrame;

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, enquiry, name, company, preparedBy, isOver, day, today, formKey, asked } = loaderData;
  return (
    <QuoteFrame isOpen={quote.state === "sent" && !isOver}>
      <QuoteSheet {...{ quote, enquiry, preparedBy, day, today }} recipient={company || name} person={name} />
      <div className="mt-12 print:hidden">
        <QuoteAnswers
          {...{ isOver, formKey, asked }}
          state={quote.state}
          version={quote.version}
          validUntil={quote.validUntil}
          acceptedBy={quote.acceptedBy}
          confirmed={quote.confirmedAt !== null}
          refused={actionData}
        />
      </div>
    </QuoteFrame>
  );
}
