import { type ElementHandle, launch } from "puppeteer-core";

import { type Engine, findControl, height, noProxy } from "./engine.ts";

/** By Puppeteer, which needs nothing beside Firefox: geckodriver is neither in Debian nor inside a package. */
export async function startFirefox([executablePath = ""]: readonly string[]): Promise<Engine> {
  const browser = await launch({ browser: "firefox", executablePath });
  const network = { proxyServer: noProxy, proxyBypassList: ["localhost"] };
  const page = await (await browser.createBrowserContext(network)).newPage();
  return {
    open: async (address, width) => {
      await page.setViewport({ width, height });
      // Not until all is there: a frame that the network refuses would count as a failure of the page.
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    run: async (read, value) => (await page.evaluate(read as never, value)) as never,
    find: async (selector, name) => {
      const found = await page.evaluateHandle(findControl, selector, name);
      return (found.asElement() as ElementHandle<HTMLElement> | null)?.asLocator();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
