import { createHmac } from "node:crypto";

import { expect, type Page } from "@playwright/test";

/** Sets up codes of an app on the page about security. */
export async function setUpCodes(page: Page, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Set up codes" }).click();
  await confirmCodes(page, (await page.locator("code").textContent()) ?? "");
}

export async function confirmCodes(page: Page, key: string): Promise<void> {
  await page.getByLabel("Code that the app shows").fill(codeFor(key));
  await page.getByRole("button", { name: "Switch codes on" }).click();
  await expect(page.getByText("Keep these recovery codes")).toBeVisible();
}

/** The code that an authenticator app would show for a key. */
function codeFor(key: string): string {
  const bits = [...key].map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter));
  const bytes = Buffer.alloc(Math.floor((bits.length * 5) / 8));
  for (let index = 0; index < bytes.length * 8; index += 1) {
    const bit = ((bits[Math.floor(index / 5)] ?? 0) >> (4 - (index % 5))) & 1;
    bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (7 - (index % 8)));
  }
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", bytes).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
