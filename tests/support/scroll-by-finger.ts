import type { Page } from "@playwright/test";

/** Drags a page up with a finger, a screen at a time, until it ends. */
export async function scrollToEndByFinger(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...ys: number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: ys.map((y) => ({ x: 20, y })) });
  while (!(await page.evaluate(isAtEnd))) {
    await touch("touchStart", 750);
    for (const y of [700, 500, 300, 100]) await touch("touchMove", y);
    await touch("touchEnd");
  }
}

function isAtEnd(): boolean {
  return scrollY + innerHeight + 1 >= document.documentElement.scrollHeight;
}
