import { replyHours } from "~/catalogue/promises/enquiries.data";
import { activeStaff } from "../../core/staff/list-staff.ts";
import { firstReplies } from "../../core/statistics/first-replies.ts";
import { privateHead } from "../head";
import { InboxFrame } from "../inbox/inbox-frame";
import { inboxPage } from "../inbox/inbox-page";
import { requireStaff } from "../inbox/staff";
import { BusiestHours } from "../statistics/busiest-hours";
import { ByArea } from "../statistics/by-area";
import { PromiseLine, ReplyRuler } from "../statistics/reply-axis";
import { reportFilterIn } from "../statistics/report-filter";
import { ReportForm } from "../statistics/report-form";
import { ReplyMarks } from "../statistics/reply-marks";
import { durationText, share } from "../statistics/report-text";
import { queryDatabase } from "../visit";
import type { Route } from "./+types/desk-statistics";

export const handle = inboxPage;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  const filter = reportFilterIn(url.searchParams);
  return await queryDatabase(context, async (db) => ({
    staff,
    filter,
    team: await activeStaff(db),
    report: await firstReplies(db, filter),
  }));
}

export const meta: Route.MetaFunction = () => privateHead("Statistics");

/** When enquiries had their first reply, as marks on the promised hours. */
export default function DeskStatistics({
  loaderData: { staff, filter, team, report },
}: Route.ComponentProps) {
  return (
    <InboxFrame staff={staff} current="/desk/statistics">
      <div className="flex min-h-13.5 flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule-2 px-6 py-2">
        <h1 className="text-callout-sm leading-tight font-strong tracking-callout">First replies</h1>
        <div className="min-w-0 grow">
          <ReportForm filter={filter} team={team} />
        </div>
      </div>
      <ReplyRuler />
      <div className="grid lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 px-6 py-8">
          <div className="relative mb-8 xl:-mt-8 xl:mb-0 xl:pt-11 xl:pb-8">
            <div className="max-xl:hidden">
              <PromiseLine />
            </div>
            <Promise {...report.total} />
          </div>
          <ReplyMarks weeks={report.weeks} />
        </div>
        <div className="border-rule-2 max-lg:border-t lg:border-l">
          <BusiestHours hours={report.hours} />
          <ByArea areas={report.areas} />
        </div>
      </div>
    </InboxFrame>
  );
}

function Promise({ count, kept, medianMinutes }: Awaited<ReturnType<typeof firstReplies>>["total"]) {
  if (count === 0) return <p className="text-lede text-ink-2">Nothing came in these weeks.</p>;
  return (
    <div className="flex flex-wrap items-end gap-x-7 gap-y-4">
      <p className="flex items-start text-[5.75rem] leading-[0.8] font-strong tracking-figure">
        {share(kept, count).slice(0, -1)}
        <span className="text-callout-6xl leading-[0.9] font-medium text-blue-text">%</span>
      </p>
      <p>
        <strong className="block text-callout-sm font-strong leading-tight tracking-callout">
          answered within {replyHours} hours
        </strong>
        <span className="text-small text-ink-2">
          {kept} of {count} {count === 1 ? "enquiry" : "enquiries"}, {count - kept}{" "}
          {count - kept === 1 ? "was" : "were"} late
        </span>
      </p>
      {medianMinutes !== null && (
        <p className="border-rule-2 sm:border-l sm:pl-7">
          <span className="label-text block text-ink-2">Half were answered within</span>
          <strong className="text-callout-3xl leading-tight font-strong tracking-price">
            {durationText(medianMinutes)}
          </strong>
        </p>
      )}
    </div>
  );
}
