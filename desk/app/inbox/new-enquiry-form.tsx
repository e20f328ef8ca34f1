import { type Enquiry, type Field, serviceOptions } from "~/enquiry/enquiry";
import { productLines } from "~/catalogue/lines";
import { priceText } from "~/catalogue/price-text";
import type { Errors } from "~/enquiry/validate";
import { ErrorSummary } from "~/features/contact-form/error-summary";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/field";

/** What stands in the form: nothing, or what was sent and came back. */
export interface NewEnquiryValues extends Enquiry {
  plan: string;
  isAcknowledged: boolean;
}

interface NewEnquiryFormProps {
  values: NewEnquiryValues;
  errors: Errors;
  /** Sending it twice makes one enquiry. */
  formKey: string;
  /** The database was out of reach: it can be sent again as it is. */
  isUnavailable: boolean;
}

/** What somebody asked by phone or in person. Nothing is filled in from the browser's memory: that is staff's own. */
export function NewEnquiryForm({ values, errors, formKey, isUnavailable }: NewEnquiryFormProps) {
  const field = (name: Exclude<Field, "securityCheck">) => ({
    id: idOf(name),
    name,
    error: errors[name],
    defaultValue: values[name],
    autoComplete: "off",
  });
  return (
    <form method="post" noValidate aria-labelledby="new-enquiry" className="grid gap-5">
      {/* The summary's own heading is one level further down. */}
      <h2 className="sr-only">Who asks, and what</h2>
      <ErrorSummary errors={errors} attempt={Object.keys(errors).length} idOf={idOf} />
      {isUnavailable && (
        <p role="alert" className="border-l-4 border-danger bg-danger-tint p-5">
          Not saved yet. Our records are out of reach for a moment. Everything you typed is below: save it
          again in a minute.
        </p>
      )}
      <input type="hidden" name="formKey" value={formKey} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("name")} label="Name" dir="auto" required />
        <TextField {...field("email")} label="Email" type="email" required />
        <TextField {...field("company")} label="Company (optional)" dir="auto" />
        <SelectField {...field("service")} label="Service (optional)">
          <option value="">Select a service</option>
          {serviceOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField id="new-plan" name="plan" label="Plan (optional)" defaultValue={values.plan}>
        <option value="">No plan</option>
        {productLines.map(({ one, plans }) => (
          <optgroup key={one} label={one}>
            {plans.map((plan) => (
              <option key={plan.id} value={plan.id}>
                {plan.name}, {priceText(plan)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TextArea {...field("message")} label="What they asked" rows={5} dir="auto" required />
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          name="acknowledge"
          value="yes"
          defaultChecked={values.isAcknowledged}
          className="mt-0.5 size-5 shrink-0 accent-blue"
        />
        <span>
          Email them that we have it
          <span className="block text-small text-ink-2">
            The email has the number and a link to their enquiry, not what you wrote down.
          </span>
        </span>
      </label>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save enquiry</Button>
        <ButtonLink to="/desk" emphasis="secondary">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

function idOf(field: Field): string {
  return `new-${field}`;
}
