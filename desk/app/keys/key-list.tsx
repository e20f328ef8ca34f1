import { Button } from "~/ui/button";
import { inboxKeys } from "./inbox-keys";
import { KeyCap } from "./key-cap";

/** All keys, and the switch for them. A plain form: it is on a page of its own too. */
export function KeyList({ keysOff }: { keysOff: boolean }) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        {inboxKeys.map(({ where, keys }) => (
          <ul key={where} aria-label={where}>
            <li aria-hidden className="label-text mb-2 text-ink-3">
              {where}
            </li>
            {keys.map(({ keys: caps, does }) => (
              <li key={does} className="flex items-center justify-between gap-4 border-t border-rule py-1.5">
                <span className="text-small">{does}</span>
                <span className="flex gap-1">
                  {caps.map((cap) => (
                    <KeyCap key={cap}>{cap}</KeyCap>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <form method="post" action="/desk/keys" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="keysOff" value={keysOff ? "no" : "yes"} />
        <Button type="submit" emphasis="secondary" size="small">
          {keysOff ? "Switch single keys on" : "Switch single keys off"}
        </Button>
        <p className="label-text text-ink-2">
          {keysOff ? "Single keys are off for you." : "Single keys rest while you type."}
        </p>
      </form>
    </>
  );
}
