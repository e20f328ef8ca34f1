/** A field of a form that was sent; what is missing, or a file, is empty. Without NUL, which no database takes. */
export function formText(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}
