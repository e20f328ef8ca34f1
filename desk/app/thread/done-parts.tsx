import Undo2 from "lucide-react/icons/undo-2";

import { BarKey } from "./menu";
import { SmallButton } from "./small-button";

/** In the form of a line that says what was done: the way back. */
export function UndoButton({ eventId }: { eventId: number }) {
  return (
    <>
      <input type="hidden" name="eventId" value={eventId} />
      <SmallButton data-undo>
        <Undo2 aria-hidden size={15} />
        Undo
        <BarKey>z</BarKey>
      </SmallButton>
    </>
  );
}

/** Why something was not done; read out when it appears. */
export function NotDone({ error }: { error: string | undefined }) {
  return (
    <div role="alert">
      {error && (
        <p className="border-b border-rule-2 bg-danger-tint px-4 py-2.5 text-dense font-medium text-danger md:px-6">
          {error}
        </p>
      )}
    </div>
  );
}
