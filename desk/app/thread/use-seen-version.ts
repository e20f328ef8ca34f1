import { useState } from "react";

import type { Thread } from "../../core/staff/read-thread.ts";
import type { Refused } from "./handle-action";

/**
 * The version that a reply is written to. It stays when a colleague or the visitor changes the enquiry under somebody's
 * hands: the desk then asks them to read what is new before they send. Whoever was told that has seen it.
 */
export function useSeenVersion(thread: Thread, me: number, refused: Refused | undefined): number {
  const [seen, setSeen] = useState({ number: thread.number, version: thread.version, refused });
  if (seen.number === thread.number && seen.version === thread.version) return seen.version;
  const isMine = thread.events.findLast(({ kind }) => kind !== "note.added")?.by?.id === me;
  const isTold = refused !== undefined && refused !== seen.refused;
  if (seen.number !== thread.number || isMine || isTold) {
    setSeen({ number: thread.number, version: thread.version, refused });
    return thread.version;
  }
  return seen.version;
}
