import { data, redirect } from "react-router";

import { Folded } from "~/ui/folded";
import {
  deleteSavedReply,
  listSavedReplies,
  type ReplySaved,
  saveReply,
} from "../../core/staff/saved-replies.ts";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { InboxFrame } from "../inbox/inbox-frame";
import { inboxPage } from "../inbox/inbox-page";
import { requireStaff } from "../inbox/staff";
import { SavedReplyForm } from "../staff/saved-reply-form";
import { changeDatabase, queryDatabase } from "../visit";
import type { Route } from "./+types/desk-saved-replies";

export const handle = inboxPage;

export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = await requireStaff(context, request);
  return await queryDatabase(context, async (db) => ({ staff, replies: await listSavedReplies(db) }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = await requireStaff(context, request);
  const form = await request.formData();
  const [id, title, body] = [formText(form, "id"), formText(form, "title"), formText(form, "body")];
  const known = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
  const isDeleting = formText(form, "intent") === "delete";
  const { kind } = await changeDatabase(context, async (tx) => {
    if (!isDeleting) return await saveReply(tx, { staff, title, body, ...(known && { id: known }) });
    await deleteSavedReply(tx, known ?? 0, staff);
    return { kind: "saved" as const };
  });
  if (kind === "saved") return redirect("/desk/saved-replies", 303);
  return data({ id, title, body, error: refusals[kind] }, { status: 422 });
}

const refusals: Record<Exclude<ReplySaved["kind"], "saved">, string> = {
  empty: "It needs a title and a text",
  "too-long": "Title or text is too long",
  "title-taken": "Another one has this title",
  "not-found": "A colleague deleted it meanwhile. Add it anew to keep it.",
};

export const meta: Route.MetaFunction = () => privateHead("Saved replies");

export default function DeskSavedReplies({
  loaderData: { staff, replies },
  actionData,
}: Route.ComponentProps) {
  return (
    <InboxFrame staff={staff} current="/desk/saved-replies">
      <div className="mx-auto grid max-w-3xl gap-8 px-6 py-8">
        <div>
          <h1 className="text-h3">Saved replies</h1>
          <p className="mt-2 text-small text-ink-2">
            Text that is written often. {"{name}"}, {"{company}"}, {"{plan}"}, {"{price}"}, {"{number}"} and{" "}
            {"{me}"} are filled in when it is used.
          </p>
        </div>
        {replies.length > 0 && (
          <ul className="border-t border-axis">
            {replies.map((reply) => (
              <li key={reply.id} className="border-b border-rule-2">
                <Folded
                  always
                  title={
                    <h2 dir="auto" className="text-small font-strong [overflow-wrap:anywhere]">
                      {reply.title}
                    </h2>
                  }
                >
                  <SavedReplyForm reply={reply} refused={actionData} />
                </Folded>
              </li>
            ))}
          </ul>
        )}
        <section aria-labelledby="new">
          <h2 id="new" className="mb-4 text-h4">
            Add a reply
          </h2>
          <SavedReplyForm refused={actionData} />
        </section>
      </div>
    </InboxFrame>
  );
}
