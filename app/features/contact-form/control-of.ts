import { type Field, fields } from "~/enquiry/enquiry";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field. The name may come from a visitor's storage: an unknown one has none. */
export function controlOf(form: HTMLFormElement | null, field: Field): Control | null {
  return fields.includes(field) ? (form?.elements.namedItem(field) as Control | null) : null;
}
