import { describe } from "~/enquiry/subject/describe";
import { AreaGlyph } from "~/figures/area-glyph";
import { ButtonLink } from "~/ui/button";
import { SiteLink } from "~/ui/site-link";
import type { ClientEnquiry, ClientQuote } from "../../core/client-enquiries.ts";
import { areaOfEnquiry } from "../../core/enquiry-area.ts";
import { duration, officeMoment } from "../../core/office-clock.ts";
import { distance, isLate, replyTime } from "../enquiry/reply-time.ts";
import { useNow } from "../enquiry/use-now";
import { TimeLeft } from "./time-left";

type Listed = Omit<ClientEnquiry, "quotes"> & {
  address: string;
  quotes: readonly (ClientQuote & { address: string })[];
};

export function EnquiryList({ enquiries, readAt }: { enquiries: readonly Listed[]; readAt: Date }) {
  const now = useNow(readAt);
  if (enquiries.length === 0) {
    return (
      <>
        <h2 className="text-h3">No enquiries yet</h2>
        <p className="mt-2 max-w-[52ch] text-ink-2">
          What you send us with this email address stands here, with its clock, our answers and quotes.
        </p>
        <ButtonLink to="/contact" className="mt-6" arrow>
          Write to us
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <h2 className="sr-only">Enquiries</h2>
      <ul className="border-t border-axis">
        {enquiries.map((enquiry) => (
          <Row key={enquiry.number} enquiry={enquiry} now={now} />
        ))}
      </ul>
      <ButtonLink to="/contact" emphasis="secondary" className="mt-8">
        Write to us
      </ButtonLink>
    </>
  );
}

function Row({ enquiry, now }: { enquiry: Listed; now: Date }) {
  const area = areaOfEnquiry(enquiry);
  const title = enquiry.subject && describe(enquiry.subject).title;
  const time = enquiry.dueAt ? replyTime(enquiry.dueAt, now) : undefined;
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-rule py-5 md:grid-cols-[7rem_1fr_16rem]">
      <p className="flex items-center gap-2.5 self-start text-small text-ink-2 tabular-nums">
        {area && <AreaGlyph area={area} />}
        {enquiry.number}
      </p>
      <div className="min-w-0">
        <h3 className="text-h4 [overflow-wrap:anywhere]">
          <SiteLink to={enquiry.address} className="underline-offset-4 hover:underline" dir="auto">
            {title ?? (enquiry.excerpt || "Your enquiry")}
          </SiteLink>
        </h3>
        {title && (
          <p className="mt-1 line-clamp-2 text-small text-ink-2 [overflow-wrap:anywhere]" dir="auto">
            {enquiry.excerpt}
          </p>
        )}
        {enquiry.quotes.map((quote) => (
          <p key={quote.number} className="mt-2 text-small">
            <SiteLink to={quote.address} className="font-strong underline underline-offset-4">
              Quote {quote.number}
            </SiteLink>{" "}
            <span className="text-ink-2">
              {quote.state === "accepted" ? "accepted" : `valid until ${quote.validUntil}`}
            </span>
          </p>
        ))}
      </div>
      <div className="text-small">
        {time ? (
          <>
            <p className={isLate(time) ? "font-strong text-danger" : "font-strong"}>
              {isLate(time) ? `${duration(distance(time))} late` : `Reply within ${duration(distance(time))}`}
            </p>
            <TimeLeft time={time} />
          </>
        ) : (
          <p className="text-ink-2">
            {enquiry.status === "closed" ? "Closed" : "Answered"}
            {enquiry.answeredAt && `, ${officeMoment(enquiry.answeredAt, now)}`}
          </p>
        )}
        <p className="mt-1 text-ink-2">Sent {officeMoment(enquiry.createdAt, now)}</p>
      </div>
    </li>
  );
}
