import { type Enquiry, type Field, serviceOptions } from "~/enquiry/enquiry";
import type { Errors } from "~/enquiry/validate";
import { SelectField, TextArea, TextField } from "~/ui/field";

interface ContactFieldsProps {
  /** The id of a field's control. */
  idOf: (field: Field) => string;
  errors: Errors;
  /** What stands in the fields at first. */
  values?: Partial<Enquiry>;
}

/** The fields of an enquiry, without any behaviour: for the site's form, and for a page that a server made. */
export function ContactFields({ idOf, errors, values = {} }: ContactFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={idOf("name")}
          name="name"
          label="Name"
          error={errors.name}
          defaultValue={values.name}
          required
          autoComplete="name"
        />
        <TextField
          id={idOf("email")}
          name="email"
          label="Email"
          error={errors.email}
          defaultValue={values.email}
          type="email"
          required
          autoComplete="email"
        />
        <TextField
          id={idOf("company")}
          name="company"
          label="Company (optional)"
          error={errors.company}
          defaultValue={values.company}
          autoComplete="organization"
        />
        <SelectField
          id={idOf("service")}
          name="service"
          label="Service (optional)"
          error={errors.service}
          defaultValue={values.service ?? ""}
        >
          <option value="">Select a service</option>
          {serviceOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        id={idOf("message")}
        name="message"
        label="Message"
        error={errors.message}
        defaultValue={values.message}
        rows={6}
        required
      />
    </>
  );
}
