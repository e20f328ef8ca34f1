import { data } from "react-router";

import { staffEnquiry } from "../../core/read-enquiry.ts";
import { MessageText } from "../enquiry/message-text";
import { duration, officeMoment } from "../../core/office-clock.ts";
import { SubjectCard } from "../enquiry/subject-card";
import { privateHead } from "../head";
import { DeskBar } from "../inbox/desk-bar";
import { requireStaff } from "../inbox/staff";
import { ask } from "../visit";
import type { Route } from "./+types/desk-enquiry";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { name } = await requireStaff(context, request);
  const enquiry = await ask(context, (db) => staffEnquiry(db, params.number));
  if (!enquiry) throw data("page", { status: 404 });
  return { name, enquiry };
}

export const meta: Route.MetaFunction = ({ params }) => privateHead(params.number);

/** The conversation, to read. */
export default function DeskEnquiry({ loaderData: { name, enquiry } }: Route.ComponentProps) {
  const { now, dueAt } = enquiry;
  const left = dueAt && dueAt.getTime() - now.getTime();
  return (
    <div className="wrap py-10 md:py-14">
      <DeskBar name={name} title={`${enquiry.number}, ${enquiry.name}`} back />
      <p className="text-ink-2">
        <a href={`mailto:${enquiry.email}`} className="underline [overflow-wrap:anywhere]">
          {enquiry.email}
        </a>
        {enquiry.company && `, ${enquiry.company}`}
      </p>
      {left !== null && (
        <p className={left < 0 ? "mt-1 text-danger" : "mt-1 text-ink-2"}>
          {left < 0 ? `${duration(-left)} late` : `${duration(left)} left`}
        </p>
      )}
      {enquiry.subject && <SubjectCard subject={enquiry.subject} className="mt-6 max-w-2xl" />}
      <ol className="mt-8 grid max-w-3xl gap-4">
        {enquiry.messages.map((message) => (
          <li key={message.id} className="border border-rule-2 bg-surface p-5">
            <p className="label-text text-ink-3">
              {message.kind === "visitor" ? enquiry.name : (message.author ?? "The desk")}
              {message.kind === "note" && ", seen by the team only"}, {officeMoment(message.createdAt, now)}
            </p>
            <MessageText className="mt-2">{message.body}</MessageText>
          </li>
        ))}
      </ol>
    </div>
  );
}
