import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

import { Builder, Key, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { vi } from "vitest";

import { type Engine, findControl, height, noProxy } from "./engine.ts";

/** WebKitGTK by Selenium and WebKit's own driver, on a display that nobody sees. */
export async function startWebKit([program = "", xvfb = ""]: readonly string[]): Promise<Engine> {
  const display = await startDisplay(xvfb);
  // The browser now and then never appears, and the driver waits for it for ever: then both are started again.
  const { driver, service } = await vi.waitFor(() => startDriver(program, display.name), 60_000);
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    open: async (address, width) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      await driver.get(address);
    },
    run: (read, value) => driver.executeScript(read, value),
    find: async (selector, name) => {
      const element = await driver.executeScript<WebElement | null>(findControl, selector, name);
      if (!element) return undefined;
      return {
        click: () => element.click(),
        hover: () => driver.actions().move({ origin: element }).perform(),
        fill: async (text) => {
          // By keyboard: the driver's own clear() refuses fields of the contact form.
          await element.sendKeys(Key.chord(Key.CONTROL, "a"));
          await element.sendKeys(text);
        },
      };
    },
    type,
    // "ArrowDown" is ARROW_DOWN here.
    press: (key) => type(Key[key.replaceAll(/\B[A-Z]/g, "_$&").toUpperCase() as "ENTER"]),
    close: async () => {
      await driver.quit();
      await service.kill();
      display.close();
    },
  };
}

async function startDriver(program: string, display: string) {
  const environment = new Map(Object.entries({ ...process.env, DISPLAY: display, GDK_BACKEND: "x11" }));
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment(environment as Map<string, string>)
    .build();
  const giveUp = setTimeout(() => void service.kill(), 15_000);
  const proxy = { proxyType: "manual", httpProxy: noProxy, sslProxy: noProxy, noProxy: ["localhost"] };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: "MiniBrowser", proxy })
    .build();
  clearTimeout(giveUp);
  return { driver, service };
}

/** Xvfb chooses a free number for its display and writes it to the descriptor that it is given. */
async function startDisplay(xvfb: string) {
  const server = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(server.stdio[3] as Readable, "data");
  return { name: `:${String(number).trim()}`, close: () => server.kill() };
}
