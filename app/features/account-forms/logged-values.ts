/** Always the same, so that not even the length of a password shows. */
const MASK = "********";

/** What the console gets of a form: its values by name, passwords masked, checkboxes as true or false. */
export function loggedValues(
  data: FormData,
  checkboxes: readonly string[],
): Record<string, string | boolean> {
  const logged: Record<string, string | boolean> = {};
  for (const [name, value] of data) {
    if (checkboxes.includes(name)) continue;
    // By name: a password that is shown has the type of any other text.
    logged[name] = /password/i.test(name) ? MASK : String(value);
  }
  // A form leaves out the boxes that are not ticked.
  for (const name of checkboxes) logged[name] = data.has(name);
  return logged;
}
