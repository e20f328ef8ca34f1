import { officeMoment } from "../../core/office-clock.ts";
import { type AuditEntry, readAudit } from "../../core/staff/read-audit.ts";
import { databaseNow } from "../../data/database-now.ts";
import { privateHead } from "../head";
import { InboxFrame } from "../inbox/inbox-frame";
import { inboxPage } from "../inbox/inbox-page";
import { requireStaff } from "../inbox/staff";
import { queryDatabase } from "../visit";
import type { Route } from "./+types/desk-audit";

export const handle = inboxPage;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  const asked = url.searchParams.get("before") ?? "";
  const before = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined;
  return await queryDatabase(context, async (db) => ({
    staff,
    ...(await readAudit(db, { before })),
    now: await databaseNow(db),
  }));
}

export const meta: Route.MetaFunction = () => privateHead("Who did what");

export default function DeskAudit({ loaderData: { staff, entries, next, now } }: Route.ComponentProps) {
  return (
    <InboxFrame staff={staff} current="/desk/staff">
      <div className="mx-auto max-w-4xl px-6 py-8">
        <h1 className="text-h3">Who did what</h1>
        <p className="mt-1 text-small text-ink-2">The newest first. Times are the office’s.</p>
        <table className="mt-6 w-full border-t border-axis text-small">
          <thead className="sr-only">
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id} className="border-b border-rule-2 align-top">
                <td className="label-text py-2 pr-4 whitespace-nowrap text-ink-2">
                  {officeMoment(new Date(entry.at), now)}
                </td>
                <td dir="auto" className="py-2 pr-4 [overflow-wrap:anywhere]">
                  {entry.who}
                </td>
                <td className="py-2 [overflow-wrap:anywhere]">
                  <What entry={entry} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {next && (
          <p className="mt-4">
            <a href={`/desk/audit?before=${next}`} className="underline">
              Earlier
            </a>
          </p>
        )}
      </div>
    </InboxFrame>
  );
}

function What({ entry: { kind, number, about, undone } }: { entry: AuditEntry }) {
  return (
    <>
      {sentence(kind)}
      {about && `: ${about}`}
      {number && (
        <>
          {" "}
          <a href={`/desk/enquiries/${number}`} className="underline">
            {number}
          </a>
        </>
      )}
      {undone && <span className="text-ink-2">, undone</span>}
    </>
  );
}

/** "Staff role changed" for "staff.role-changed". */
function sentence(kind: string): string {
  const text = kind.replaceAll(/[.-]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
