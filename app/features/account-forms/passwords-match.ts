/** Leaves a mismatch to the browser's own bubble, which then stops the submit as it does for an empty field. */
export function checkPasswordsMatch(form: HTMLFormElement): void {
  const password = form.elements.namedItem("password");
  const confirmation = form.elements.namedItem("confirmPassword");
  if (!(password instanceof HTMLInputElement) || !(confirmation instanceof HTMLInputElement)) return;
  const same = confirmation.value === password.value;
  confirmation.setCustomValidity(same ? "" : "The two passwords are not the same.");
}
