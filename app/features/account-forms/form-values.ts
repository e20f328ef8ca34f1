/** A form's values by name: text, and checkboxes as true or false. */
export type FormValues = Record<string, string | boolean>;

export function readValues(data: FormData, checkboxes: readonly string[]): FormValues {
  const values: FormValues = {};
  for (const [name, value] of data) if (!checkboxes.includes(name)) values[name] = String(value);
  // A form leaves out the boxes that are not ticked.
  for (const name of checkboxes) values[name] = data.has(name);
  return values;
}

/** Always the same, so that not even the length of a password shows. */
const MASK = "********";

/** The values as they may be shown or logged. By name: a password that is shown has the type of any other text. */
export function maskPasswords(values: FormValues): FormValues {
  const masked = Object.entries(values).map(([name, value]) => [name, /password/i.test(name) ? MASK : value]);
  return Object.fromEntries(masked) as FormValues;
}
