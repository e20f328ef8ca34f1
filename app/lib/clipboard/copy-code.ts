/** How long a copy button says that it has copied. */
const thanks = 2000;

/** Copies the code beside a button, and lets the button say so. */
export async function copyCode(button: HTMLElement) {
  const code = button.parentElement?.querySelector("code")?.textContent ?? "";
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = "Copied";
  } catch {
    // Permission refused: the code can still be selected.
    button.textContent = "Select and copy by hand";
  }
  setTimeout(() => (button.textContent = label), thanks);
}
