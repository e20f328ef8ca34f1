import { sql } from "drizzle-orm";
import { startCluster } from "./data/embedded/cluster.ts";
import { openDatabase } from "./data/open-database.ts";
import { startSession } from "./core/staff-session.ts";
import { acceptEnquiry } from "./core/accept-enquiry.ts";
import { anEnquiry, anOutbox } from "./core/testing/an-enquiry.ts";
import { subjectIn } from "../app/enquiry/subject.ts";
const db = openDatabase((await startCluster("/tmp/page-data")).url, { connections: 2 });
const { outbox } = anOutbox();
await db.execute(sql`truncate contacts, used_tokens, staff, saved_replies restart identity cascade`);
await db.execute(sql`insert into staff (email, name, role) values ('m@d.example','Meera','admin'),('a@d.example','Arjun','agent'),('n@d.example','Nadia','agent')`);
await db.execute(sql`insert into saved_replies (title, body) values ('Set-up dates','Good afternoon {name}, both can be running by the 25th.'),('Quote attached','Good afternoon {name}, here is the quote for {plan}.')`);
const people = ["Tomasz Wrona","Lucía Ferrer","Oliver Hart","Sana Qureshi","Dev Mistry","Hannah Weiss","Marcus Bell","Jonas Lindqvist","Grace Otieno","Ruth Adeyemi"];
for (const name of people) await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ name, email: name.split(" ")[0]!.toLowerCase()+"@x.example", message: "Hello there." })));
for (const [i, h] of [-2.1,-0.6,1.2,2.75,5.5,9.25,12.6,20.4,22,23.7].entries()) await db.execute(sql`update enquiries set due_at = now() + ${h} * interval '1 hour', assignee_id = ${i%3===0?null:i%3} where id = ${i+1}`);
for (const message of ["Old one.", "Old two.", "Old three."]) await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ name: "Priya Raman", company: "Kestrel Freight", email: "priya@kestrelfreight.example", message })));
await db.execute(sql`update enquiries set status='closed', due_at=null, created_at = now() - (id-10) * interval '8 months' where id > 10`);
await db.execute(sql`insert into quotes (number, enquiry_id, state, lines, valid_until, accepted_at) values ('Q-2001', 11, 'accepted', '[]', '2030-01-01', now())`);
await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ name: "Priya Raman", company: "Kestrel Freight", email: "priya@kestrelfreight.example", subject: subjectIn("?plan=vps-professional")!, message: "Our dispatch board runs on one old server in the depot. The freight season starts on 1 December, and last year it fell over twice. We’d like two VPS Professional, one live and one spare. How do you back them up, and can both be running by the 27th?" })));
const id = 14;
await db.execute(sql`update enquiries set created_at = now() - interval '22 h 20 min', due_at = now() + interval '19 h 11 min', first_reply_at = now() - interval '21 h 12 min', assignee_id = 1 where id = ${id}`);
await db.execute(sql`update messages set created_at = now() - interval '22 h 20 min' where enquiry_id = ${id}`);
await db.execute(sql`update events set created_at = now() - interval '22 h 20 min' where enquiry_id = ${id}`);
await db.execute(sql`insert into events (enquiry_id, actor, kind, data, created_at) values (${id},'staff:1','enquiry.assigned','{"assigneeId":1}', now() - interval '22 h')`);
await db.execute(sql`insert into messages (enquiry_id, kind, author_id, body, created_at, message_id, quoted_text) values
 (${id},'note',2,'Mumbai has room for both on separate hosts. @Meera offer Backup Business: the plan’s weekly copy won’t do for a dispatch board.', now() - interval '21 h 40 min', null, null),
 (${id},'staff',1,'Both can be running by the 25th, on separate hosts in Mumbai. Weekly backups come with the plan; for a board that changes all day I’d add Backup Business, which loses 15 minutes at most. Shall I quote that, and do you need a certificate?', now() - interval '21 h 12 min','a@b', null),
 (${id},'visitor',null,'Yes please, with the backup. And an Extended Validation certificate: our customers ask for it.', now() - interval '4 h 49 min', 'c@d', '> Both can be running by the 25th')`);
await db.execute(sql`insert into attachments (message_id, name, media_type, bytes, content) select max(id), 'network plan.pdf', 'application/pdf', 48211, 'abc' from messages`);
const token = await db.transaction((tx) => startSession(tx, 1));
const token2 = await db.transaction((tx) => startSession(tx, 2));
console.log(token, token2);
await db.$client.end();
process.exit(0);
