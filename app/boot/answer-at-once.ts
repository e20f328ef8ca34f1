import { copyAddress } from "../lib/clipboard/copy-address.ts";
import { copyCode } from "../lib/clipboard/copy-code.ts";
import { switchTheme } from "../lib/theme/switch-theme.ts";

/**
 * Buttons that work before React, by their `data-does`. Browsers let a page write to the clipboard only while they
 * remember the press, and a theme should change under the finger.
 */
const answers: Record<string, (button: HTMLElement) => unknown> = {
  "copy-address": copyAddress,
  "copy-code": copyCode,
  "switch-theme": switchTheme,
};

/** What a button does, if it needs no React for it. */
export function answerOf(button: HTMLElement): (() => void) | undefined {
  const answer = answers[`${button.dataset.does}`];
  return answer && (() => void answer(button));
}
