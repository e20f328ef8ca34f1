import { isHydrated } from "../support/hydrated.ts";
import type { Driver, InputSource } from "./drivers/driver.ts";
import { type Control, findControl, type Found } from "./find-control.ts";

type Role = Control["role"];

const keys = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowRight: "\uE014",
  ArrowLeft: "\uE012",
  ArrowDown: "\uE015",
  End: "\uE010",
  Backspace: "\uE003",
  Control: "\uE009",
} as const;

/** Long, so that a busy machine fails nothing: WebKit draws in software here. */
const patience = 60_000;
const betweenLooks = 50;

/** A page of the site in a browser, with what a visitor does on it. Whoever looks for something waits for it. */
export class EnginePage {
  private readonly problems: string[] = [];
  private readonly driver: Driver;
  private readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens a page and waits until its scripts answer. */
  async open(path: string, width = 1280): Promise<void> {
    await this.collectProblems();
    await this.driver.resize(width, 900);
    await this.driver.navigate(this.origin + path);
    await this.isHydrated();
  }

  async isHydrated(): Promise<void> {
    await this.until(isHydrated);
  }

  /** The result of a function in the page. */
  async run<Value, Result>(read: (value: Value) => Result, value?: Value): Promise<Awaited<Result>> {
    return (await this.value(`await (${read})(${JSON.stringify(value) ?? ""})`)) as Awaited<Result>;
  }

  /** Waits until a function in the page returns something true. */
  async until<Value>(holds: (value: Value) => unknown, value?: Value): Promise<void> {
    const expression = `Boolean(await (${holds})(${JSON.stringify(value) ?? ""}))`;
    await waitFor(String(holds), () => this.value(expression), Boolean);
  }

  /** Waits for text that can be seen. */
  async sees(expected: string, within = "body"): Promise<void> {
    const includes = (text: string) => text.includes(expected);
    await waitFor(`"${expected}" in ${within}`, () => this.run(visibleText, within), includes);
  }

  async isAt(address: string): Promise<void> {
    await waitFor(
      `address ${address}`,
      () => this.run(addressOfPage),
      (each) => each === address,
    );
  }

  /** Waits for a control and tells its state. */
  async find(role: Role, name: string, within?: string): Promise<Found> {
    return this.findAs({}, role, name, within);
  }

  /** Waits until a control is in a state, given as the part of it that matters. */
  async has(role: Role, name: string, state: Partial<Found>, within?: string): Promise<void> {
    await this.findAs(state, role, name, within);
  }

  /** In one go: a menu that opens under a resting pointer would be closed by a late click. */
  async click(role: Role, name: string, within?: string): Promise<void> {
    const { x, y } = await this.find(role, name, within);
    await this.pointer([
      { type: "pointerMove", x, y, origin: "viewport" },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  async hover(role: Role, name: string, within?: string): Promise<void> {
    const { x, y } = await this.find(role, name, within);
    await this.pointer([{ type: "pointerMove", x, y, origin: "viewport" }]);
  }

  /** Replaces what is in a field, by keyboard. */
  async fill(name: string, text: string, within?: string): Promise<void> {
    const { value } = await this.find("field", name, within);
    await this.click("field", name, within);
    if (value)
      await this.press(...(["End", ...Array(value.length).fill("Backspace")] as (keyof typeof keys)[]));
    await this.type(text);
  }

  async type(text: string): Promise<void> {
    await this.keyboard([...text].flatMap(tap));
  }

  async press(...names: (keyof typeof keys)[]): Promise<void> {
    await this.keyboard(names.flatMap((name) => tap(keys[name])));
  }

  /** What went wrong since this was asked last, on all pages that were opened. */
  async takeProblems(): Promise<string[]> {
    await this.collectProblems();
    return this.problems.splice(0);
  }

  private async collectProblems(): Promise<void> {
    const here = await this.run(() => (globalThis as { problems?: string[] }).problems?.splice(0) ?? []);
    this.problems.push(...here);
  }

  private async findAs(state: Partial<Found>, role: Role, name: string, within?: string): Promise<Found> {
    const found = await waitFor(
      `${role} "${name}" ${JSON.stringify(state)}`,
      () => this.run(findControl, { role, name, ...(within && { within }) } as Control),
      (control) =>
        control && Object.entries(state).every(([key, value]) => Reflect.get(control, key) === value),
    );
    return found as Found;
  }

  private async value(expression: string): Promise<unknown> {
    const json = await this.driver.evaluate(`(async () => JSON.stringify({ value: ${expression} }))()`);
    return (JSON.parse(json) as { value?: unknown }).value;
  }

  private pointer(actions: readonly object[]): Promise<void> {
    return this.driver.perform([{ type: "pointer", id: "mouse", actions }]);
  }

  private keyboard(actions: readonly object[]): Promise<void> {
    const source: InputSource = { type: "key", id: "keyboard", actions };
    return this.driver.perform([source]);
  }
}

// These two run in the page.

function visibleText(part: string): string {
  return [...document.querySelectorAll<HTMLElement>(part)]
    .filter((each) => each.checkVisibility())
    .map((each) => each.innerText)
    .join("\n");
}

function addressOfPage(): string {
  return location.pathname + location.search + location.hash;
}

function tap(value: string): object[] {
  return [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
}

/** Reads until what is read will do, and returns it. */
async function waitFor<Value>(
  what: string,
  read: () => Promise<Value>,
  isFine: (value: Value) => unknown,
): Promise<Value> {
  const deadline = performance.now() + patience;
  for (;;) {
    const value = await read();
    if (isFine(value)) return value;
    if (performance.now() > deadline) throw new Error(`Not in time: ${what}; last: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, betweenLooks));
  }
}
