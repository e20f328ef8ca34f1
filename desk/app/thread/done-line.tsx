import { ActionForm } from "./action-form";
import { NotDone, UndoButton } from "./done-parts";

interface DoneLineProps {
  number: string;
  version: number;
  /** What was done, and the event that undoes it. */
  done: { words: string; eventId?: number } | undefined;
  /** Why something was not done. */
  error: string | undefined;
}

/** What just happened, and the way back. */
export function DoneLine({ number, version, done, error }: DoneLineProps) {
  return (
    <>
      <div role="status">
        {done && (
          <ActionForm
            number={number}
            version={version}
            intent="undo"
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule-2 bg-blue-tint px-4 py-1.5 md:px-6"
          >
            <p className="text-dense font-medium">{done.words}</p>
            {done.eventId !== undefined && <UndoButton eventId={done.eventId} />}
          </ActionForm>
        )}
      </div>
      <NotDone error={error} />
    </>
  );
}
