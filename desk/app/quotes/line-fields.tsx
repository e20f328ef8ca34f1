import { Button } from "~/ui/button";
import type { QuoteLine } from "../../data/schema/index.ts";

const box = "min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-3 py-2 text-small";

/** The lines of a draft as fields. Prices come from the catalogue and can be changed here. */
export function LineFields({ lines }: { lines: readonly QuoteLine[] }) {
  return (
    <ul className="grid gap-4">
      {lines.map((line, index) => (
        <li
          key={`${line.title}-${index}`}
          className="grid gap-2 border-b border-rule-2 pb-4 sm:grid-cols-[minmax(0,1fr)_7rem_5.5rem_8rem_auto]"
        >
          <input type="hidden" name="planId" value={line.planId ?? ""} />
          <input
            name="title"
            aria-label={`Line ${index + 1}: title`}
            defaultValue={line.title}
            placeholder="What it is"
            dir="auto"
            className={box}
          />
          <input
            name="price"
            aria-label={`Line ${index + 1}: price of one in dollars`}
            defaultValue={line.unitCents >= 0 ? (line.unitCents / 100).toFixed(2) : ""}
            inputMode="decimal"
            className={`${box} text-right tabular-nums`}
          />
          <input
            name="quantity"
            aria-label={`Line ${index + 1}: quantity`}
            defaultValue={line.quantity > 0 ? line.quantity : ""}
            inputMode="numeric"
            className={`${box} text-right tabular-nums`}
          />
          <select
            name="period"
            aria-label={`Line ${index + 1}: period`}
            defaultValue={line.period}
            className={box}
          >
            <option value="month">per month</option>
            <option value="year">per year</option>
            <option value="hour">per hour</option>
            <option value="once">once</option>
          </select>
          <Button
            type="submit"
            name="intent"
            value={`remove-${index}`}
            emphasis="secondary"
            size="small"
            aria-label={`Remove line ${index + 1}: ${line.title}`}
          >
            Remove
          </Button>
          <input
            name="detail"
            aria-label={`Line ${index + 1}: details`}
            defaultValue={line.detail}
            placeholder="What belongs to it"
            dir="auto"
            className={`${box} sm:col-span-full`}
          />
        </li>
      ))}
    </ul>
  );
}
