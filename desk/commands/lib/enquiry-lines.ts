import type pg from "pg";

import { describe } from "../../../app/enquiry/subject/describe.ts";
import type { Subject } from "../../../app/enquiry/subject/subject.ts";
import { csvLine } from "../../core/csv.ts";
import { fetchRows } from "./fetch-rows.ts";

/** All enquiries as CSV, one row each, with what the visitor wrote first. */
export async function* enquiryLines(client: pg.Client) {
  yield csvLine(header);
  for await (const row of fetchRows<Row>(client, question)) {
    const subject = row.subject && describe(row.subject);
    yield csvLine([
      row.number,
      row.idempotency_key,
      row.status,
      moment(row.created_at),
      moment(row.due_at),
      moment(row.first_reply_at),
      row.name,
      row.email,
      row.company,
      row.service,
      subject?.text ?? "",
      // The lines of an estimate each carry their own.
      subject?.listPrice ?? "",
      row.message,
      row.assignee,
      moment(row.last_activity_at),
    ]);
  }
}

const header = [
  "number",
  "idempotency_key",
  "status",
  "created_at",
  "due_at",
  "first_reply_at",
  "name",
  "email",
  "company",
  "service",
  "subject",
  "price",
  "message",
  "assignee",
  "last_activity_at",
];

interface Row {
  number: string;
  idempotency_key: string;
  status: string;
  created_at: Date;
  due_at: Date | null;
  first_reply_at: Date | null;
  name: string;
  email: string;
  company: string;
  service: string;
  subject: Subject | null;
  message: string | null;
  assignee: string | null;
  last_activity_at: Date;
}

const question = `
  select e.number, e.idempotency_key, e.status, e.created_at, e.due_at, e.first_reply_at, e.name, c.email, e.company,
    e.service, e.subject, m.body as message, s.email as assignee, e.last_activity_at
  from enquiries e
  join contacts c on c.id = e.contact_id
  left join staff s on s.id = e.assignee_id
  left join lateral (
    select body from messages where enquiry_id = e.id and kind = 'visitor' order by id limit 1
  ) m on true
  order by e.id`;

function moment(date: Date | null): string {
  return date?.toISOString() ?? "";
}
