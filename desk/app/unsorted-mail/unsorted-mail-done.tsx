import { NotDone, UndoButton } from "../thread/done-parts";
import type { UnsortedMailData } from "./load-unsorted-mail";

interface UnsortedMailDoneProps {
  done: UnsortedMailData["done"];
  /** Why something was not done. */
  error: string | undefined;
  /** Where the form leads. */
  action: string;
}

/** What just happened to a mail, and the way back. */
export function UnsortedMailDone({ done, error, action }: UnsortedMailDoneProps) {
  return (
    <>
      <div role="status">
        {done && (
          <form
            method="post"
            action={action}
            className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule-2 bg-blue-tint px-4 py-1.5 md:px-6"
          >
            <input type="hidden" name="intent" value="undo" />
            <p className="text-dense font-medium">
              <Words done={done} />
            </p>
            {done.kind === "done" && undoable.has(done.event.kind) && <UndoButton eventId={done.event.id} />}
          </form>
        )}
      </div>
      <NotDone error={error} />
    </>
  );
}

const undoable = new Set(["mail.put-in", "mail.set-aside"]);

function Words({ done }: { done: NonNullable<UnsortedMailData["done"]> }) {
  if (done.kind === "undone") return "Undone. The email is to be sorted again.";
  const { kind, number } = done.event;
  const enquiry = number && (
    <a href={`/desk/enquiries/${number}`} className="underline">
      {number}
    </a>
  );
  switch (kind) {
    case "mail.put-in":
      return <>Put into {enquiry}.</>;
    case "mail.made-enquiry":
      return <>It is enquiry {enquiry} now. Its sender is told the number by email.</>;
    case "mail.set-aside":
      return "Set aside.";
    case "mail.put-back":
      return "Among the mail to sort again.";
    default:
      return "Done.";
  }
}
