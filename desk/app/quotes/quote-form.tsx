import { productLines } from "~/catalogue/lines";
import { formatPrice } from "~/lib/format/format-price";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/field";
import type { QuoteErrors } from "../../core/quotes/quote-fields.ts";
import { LineFields } from "./line-fields";
import type { QuoteView } from "./quote-view";

interface QuoteFormProps {
  quote: QuoteView & { revision: number };
  errors: QuoteErrors;
}

/** A draft as one plain form: every button saves what was typed first. */
export function QuoteForm({ quote, errors }: QuoteFormProps) {
  return (
    <form method="post" noValidate className="grid grid-cols-1 gap-6">
      <input type="hidden" name="revision" value={quote.revision} />
      {/* The first button of a form is what Enter presses. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden className="sr-only">
        Save
      </button>
      {errors.lines && (
        <p role="alert" className="text-small text-danger">
          {errors.lines}
        </p>
      )}
      <LineFields lines={quote.lines} />
      <div className="flex flex-wrap gap-2">
        <select
          name="plan"
          aria-label="Plan to add"
          className="min-h-11 max-w-full rounded-control border border-control bg-surface px-3 text-small"
        >
          <option value="">A line of your own</option>
          {productLines.map(({ one, plans }) => (
            <optgroup key={one} label={one}>
              {plans.map((plan) => (
                <option key={plan.id} value={plan.id}>
                  {plan.name}, {formatPrice(plan.price)} {plan.period?.text}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Button type="submit" name="intent" value="add" emphasis="secondary" size="small">
          Add a line
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            id={name}
            name={name}
            defaultValue={quote[name]}
            error={errors[name]}
            {...field}
          />
        ))}
      </div>
      <TextArea
        id="note"
        name="note"
        label="Note under the sums (optional)"
        rows={3}
        defaultValue={quote.note}
        error={errors.note}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="send">
          Send to the visitor
        </Button>
        <Button type="submit" name="intent" value="save" emphasis="secondary">
          Save
        </Button>
        <Button type="submit" name="intent" value="withdraw" emphasis="secondary">
          Throw away
        </Button>
      </div>
    </form>
  );
}

const fields = [
  { name: "termMonths", label: "Term in months", inputMode: "numeric" },
  { name: "validUntil", label: "Valid until", type: "date" },
  { name: "discountPercent", label: "Discount in percent", inputMode: "decimal" },
  { name: "discountReason", label: "Reason for the discount" },
  { name: "taxName", label: "Name of the tax" },
  { name: "taxPercent", label: "Tax in percent", inputMode: "decimal" },
] as const;
