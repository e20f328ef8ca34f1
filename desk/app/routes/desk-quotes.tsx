import { formatCents } from "~/lib/format/format-cents";
import { listQuotes } from "../../core/quotes/read-quote.ts";
import { totalsOf } from "../../core/quotes/totals.ts";
import { privateHead } from "../head";
import { InboxFrame } from "../inbox/inbox-frame";
import { inboxPage } from "../inbox/inbox-page";
import { requireStaff } from "../inbox/staff";
import { stateWords } from "../quotes/state-words";
import { queryDatabase } from "../visit";
import type { Route } from "./+types/desk-quotes";

export const handle = inboxPage;

export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  return await queryDatabase(context, async (db) => ({ staff, quotes: await listQuotes(db) }));
}

export const meta: Route.MetaFunction = () => privateHead("Quotes");

export default function DeskQuotes({ loaderData: { staff, quotes } }: Route.ComponentProps) {
  return (
    <InboxFrame staff={staff} current="/desk/quotes">
      <div className="mx-auto max-w-5xl px-6 py-8">
        <h1 className="text-h3">Quotes</h1>
        {quotes.length === 0 && (
          <p className="mt-4 text-ink-2">No quote was written yet. Begin one in an enquiry.</p>
        )}
        <ul className="mt-6 border-t border-axis">
          {quotes.map((quote) => (
            <li key={quote.id} className="border-b border-rule-2">
              <a
                href={`/desk/quotes/${quote.id}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 py-3 hover:bg-sand sm:grid-cols-[9rem_minmax(0,1fr)_14rem_auto]"
              >
                <span className="label-text text-ink-2 max-sm:col-span-full">
                  {quote.number}, version {quote.version}
                </span>
                <span dir="auto" className="font-strong [overflow-wrap:anywhere]">
                  {quote.company || quote.name}
                </span>
                <span className="text-small text-ink-2 max-sm:order-last max-sm:col-span-full">
                  {stateWords(quote)}
                </span>
                <span className="text-right tabular-nums">{formatCents(totalsOf(quote).term.total)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </InboxFrame>
  );
}
