import { vi } from "vitest";

import { isHydrated } from "../support/hydrated.ts";
import type { Control, Engine } from "./engine.ts";

/** Long, so that a busy machine fails nothing: WebKit draws in software here. */
const patience = { timeout: 60_000, interval: 50 };

/** What a visitor does on a page of the site. Whoever looks for something waits for it. */
export type EnginePage = ReturnType<typeof pageIn>;

export function pageIn(engine: Engine, origin: string) {
  const until = <const Value>(holds: (value: Value) => boolean | undefined, value?: Value) =>
    vi.waitFor(async () => {
      if (!(await engine.run(holds, value as Value))) throw new Error(`not so: ${holds} ${value ?? ""}`);
    }, patience);
  const act = (selector: string, name: string, action: (control: Control) => Promise<void>) =>
    vi.waitFor(async () => {
      const control = await engine.find(selector, name);
      if (!control) throw new Error(`not to be seen: ${selector} "${name}"`);
      await action(control);
    }, patience);

  return {
    until,
    run: <Result>(read: () => Result) => engine.run(read, undefined),
    type: engine.type,
    press: engine.press,
    /** Opens a page and waits until its scripts answer. */
    open: async (path: string, width = 1280) => {
      await engine.open(origin + path, width);
      await until(isHydrated);
    },
    /** Leads to another page that answers, or changes the address of this one. */
    isAt: async (address: string) => {
      await until((each) => location.pathname + location.search === each, address);
      // Who leaves a page while it loads its modules is told by Firefox that they are missing.
      await until(isHydrated);
    },
    /** Waits for text that can be seen. */
    sees: (text: string, within = "body") =>
      until(
        ([expected, part]) => document.querySelector<HTMLElement>(part)?.innerText.includes(expected),
        [text, within],
      ),
    finds: (selector: string, name: string) => act(selector, name, async () => {}),
    click: (selector: string, name: string) => act(selector, name, (control) => control.click()),
    hover: (selector: string, name: string) => act(selector, name, (control) => control.hover()),
    fill: (selector: string, name: string, text: string) =>
      act(selector, name, (control) => control.fill(text)),
  };
}
