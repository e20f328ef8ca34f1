import { csvLine } from "../../core/csv.ts";
import { reportedEnquiries } from "../../core/statistics/first-replies.ts";
import { requireStaff } from "../inbox/staff";
import { reportFilterIn } from "../statistics/report-filter";
import { queryDatabase } from "../visit";
import type { Route } from "./+types/desk-statistics-csv";

const columns = ["number", "area", "came_at", "first_reply_at", "minutes_to_first_reply", "within_24_hours"];

/** What the page shows, one enquiry a row. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  await requireStaff(context, request);
  const rows = await queryDatabase(context, (db) => reportedEnquiries(db, reportFilterIn(url.searchParams)));
  const lines = rows.map(({ number, area, created_at, first_reply_at, minutes, kept }) =>
    csvLine([
      number,
      area,
      iso(created_at),
      iso(first_reply_at),
      minutes && Math.round(minutes),
      kept ? "yes" : "no",
    ]),
  );
  return new Response([csvLine(columns), ...lines].join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="first-replies.csv"',
    },
  });
}

function iso(moment: Date | string | null): string {
  return moment === null ? "" : new Date(moment).toISOString();
}
