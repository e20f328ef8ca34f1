import { expect, type Page, test } from "@playwright/test";

import {
  type CustomVps,
  customVps,
  customVpsBandwidth,
  customVpsPrice,
} from "../../app/catalogue/custom-vps.ts";
import { vps } from "../../app/catalogue/lines.data.ts";
import { offered } from "../../app/catalogue/testing/offered.ts";
import { formatPrice } from "../../app/lib/format/format-price.ts";
import { holdModules } from "../support/hold-modules.ts";
import { gotoHydrated } from "../support/hydrated.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const path = "/services/hosting/vps";
const panel = (page: Page) => page.getByRole("tabpanel", { name: "Custom Configuration" });
const slider = (page: Page, label: string) => panel(page).getByRole("slider", { name: label });
const field = (page: Page, label: string) =>
  panel(page).getByRole("textbox", { name: `${label}, exact number` });
const order = (page: Page) => panel(page).getByRole("link", { name: "Request This Configuration" });

/** Of the machine that the sliders start with, but for what is chosen. */
function priceOf(chosen: Partial<CustomVps> = {}): number {
  return customVpsPrice({ cores: 2, memoryGb: 4, storageGb: 80, ...chosen });
}

function vpsPlan(id: string) {
  const found = vps.plans.find((plan) => plan.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}`);
  return found;
}

async function expectPrice(page: Page, chosen?: Partial<CustomVps>) {
  await expect(
    panel(page)
      .getByText(formatPrice(priceOf(chosen)), { exact: true })
      .first(),
  ).toBeVisible();
}

test("custom is open at first; arrow keys change the tab and the panel", async ({ page }) => {
  await gotoHydrated(page, path);
  const ready = page.getByRole("tab", { name: "Pre-configured Plans" });
  const custom = page.getByRole("tab", { name: "Custom Configuration" });
  await expect(custom).toHaveAttribute("aria-selected", "true");
  await custom.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(ready).toBeFocused();
  await expect(slider(page, "CPU cores")).toBeHidden();
  await page.keyboard.press("End");
  await expect(custom).toBeFocused();
  await expect(slider(page, "CPU cores")).toBeVisible();
});

test("the plans and their prices are in both tabs", async ({ page }) => {
  await gotoHydrated(page, path);
  for (const tab of ["Custom Configuration", "Pre-configured Plans"]) {
    await page.getByRole("tab", { name: tab }).click();
    for (const { id, name, price } of vps.plans) {
      const plan = page
        .getByRole("tabpanel", { name: tab })
        .getByRole("listitem")
        .filter({ has: page.getByText(name, { exact: true }) });
      await expect(plan.getByText(formatPrice(price), { exact: true })).toBeVisible();
      await expect(plan.getByRole("link", { name: `Choose ${name}` })).toHaveAttribute(
        "href",
        `/contact?plan=${id}`,
      );
    }
  }
});

test(
  "where a dedicated server is cheaper the page says so, and leads to it",
  { tag: "@full" },
  async ({ page }) => {
    const chosen = { cores: 16, memoryGb: 64, storageGb: 1000 };
    await gotoHydrated(page, `${path}?cores=16&ram=64&storage=1000`);
    await expectPrice(page, chosen);
    const { name, amount, dollars } = offered("dedicated-performance");
    const saved = formatPrice(priceOf(chosen) - dollars);
    await expect(panel(page).getByText(`${name} costs ${amount}, ${saved} less`).first()).toBeVisible();
    await expect(panel(page).getByRole("link", { name: `Choose ${name}` })).toHaveAttribute(
      "href",
      "/contact?plan=dedicated-performance",
    );
    await panel(page).getByRole("link", { name: "Compare dedicated servers" }).click();
    await expect(page).toHaveURL("/services/hosting/dedicated");
  },
);

test(
  "labels under the price bar begin where their segments do, and make way for narrow ones",
  { tag: "@full" },
  async ({ page }) => {
    for (const [address, isRoomy] of [
      [path, true],
      [`${path}?cores=8&ram=16&storage=320`, true],
      [`${path}?cores=16&ram=64&storage=1000`, false],
      [`${path}?cores=9&ram=1&storage=330`, false],
      [`${path}?cores=1&ram=1&storage=1000`, false],
      [`${path}?cores=16&ram=1&storage=20`, false],
      [`${path}?cores=1&ram=64&storage=20`, false],
    ] as const) {
      await gotoHydrated(page, address);
      for (const width of [320, 390, 768, 960, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const { bar, segments, labels } = await priceBar(page);
        const where = `${address} at ${width}`;
        labels.forEach((label, index) => {
          expect(label.textEnd, where).toBeLessThanOrEqual((labels[index + 1]?.start ?? bar.end) + 1);
          expect(label.start, where).toBeGreaterThanOrEqual(bar.start - 1);
          // The segments' strokes reach a pixel over their ends.
          if (isRoomy && width >= 390)
            expect(Math.abs(label.start - (segments[index]?.start ?? 0)), where).toBeLessThanOrEqual(1.5);
        });
      }
    }
  },
);

test("sliders move by keyboard, and price, bandwidth, plan and order follow", async ({ page }) => {
  await gotoHydrated(page, path);
  await expectPrice(page);
  await slider(page, "CPU cores").focus();
  await page.keyboard.press("ArrowRight");
  await expectPrice(page, { cores: 3 });
  await slider(page, "SSD storage").focus();
  await page.keyboard.press("End");
  await expectPrice(page, { cores: 3, storageGb: 1000 });
  const bandwidth = `${customVpsBandwidth({ storageGb: 1000 })} TB`;
  await expect(panel(page).getByText(bandwidth, { exact: true })).toBeVisible();
  await expect(panel(page).getByText("A dedicated server is cheaper").first()).toBeVisible();
  await expect(order(page)).toHaveAttribute("href", "/contact?plan=vps-custom&cores=3&ram=4&storage=1000");
});

test("a number can be typed; what cannot be had is set right and said", async ({ page }) => {
  await gotoHydrated(page, path);
  await field(page, "RAM").fill("16");
  await expectPrice(page, { memoryGb: 16 });
  await expect(slider(page, "RAM")).toHaveValue("16");

  await field(page, "CPU cores").fill("99");
  await page.keyboard.press("Enter");
  await expect(field(page, "CPU cores")).toHaveValue("16");
  await expect(panel(page).getByText("The most is 16 vCPU")).toBeVisible();

  await field(page, "SSD storage").fill("85");
  await page.keyboard.press("Tab");
  await expect(field(page, "SSD storage")).toHaveValue("90");
  await expect(panel(page).getByText("steps of 10 GB: set to 90")).toBeVisible();
});

test("what is no number of cores is refused, and the price keeps the last good one", async ({ page }) => {
  await gotoHydrated(page, path);
  const cores = field(page, "CPU cores");
  for (const typed of ["", "abc", "2.5", "-", "1e3"]) {
    await cores.fill(typed);
    await cores.blur();
    await expect(cores, typed).toHaveAttribute("aria-invalid", "true");
    await expect(cores, typed).toHaveAccessibleDescription(/1 to 16.*still uses 2/);
    await expectPrice(page);
    await expect(panel(page)).not.toContainText("NaN");
  }
  await slider(page, "CPU cores").press("ArrowRight");
  await expect(cores).toHaveValue("3");
  await expect(cores).not.toHaveAttribute("aria-invalid");
});

test("a plan's button sets all three sliders", async ({ page }) => {
  await gotoHydrated(page, path);
  const plan = vpsPlan("vps-enterprise");
  await panel(page).getByRole("button", { name: plan.name }).click();
  await expect(slider(page, "CPU cores")).toHaveValue(String(plan.machine.cores));
  await expect(slider(page, "RAM")).toHaveValue(String(plan.machine.memoryGb));
  await expect(slider(page, "SSD storage")).toHaveValue(String(plan.machine.storageGb));
  await expectPrice(page, plan.machine);
});

test("the address keeps the configuration: reload, the way to contact, and Back", async ({ page }) => {
  await gotoHydrated(page, path);
  await field(page, "CPU cores").fill("6");
  await field(page, "CPU cores").blur();
  await expect(page).toHaveURL(`${path}?cores=6&ram=4&storage=80`);
  await page.reload();
  await expect(slider(page, "CPU cores")).toHaveValue("6");
  await expectPrice(page, { cores: 6 });

  await slider(page, "RAM").press("ArrowRight");
  await order(page).click();
  await expect(page).toHaveURL("/contact?plan=vps-custom&cores=6&ram=5&storage=80");
  await page.goBack();
  await expect(page).toHaveURL(`${path}?cores=6&ram=5&storage=80`);
  await expect(slider(page, "RAM")).toHaveValue("5");
});

test("a hostile address is clamped and put right", async ({ page }) => {
  await gotoHydrated(page, `${path}?cores=999&ram=%3Cscript%3E&storage=-1e9&plan=x`);
  await expect(slider(page, "CPU cores")).toHaveValue("16");
  await expect(slider(page, "RAM")).toHaveValue("4");
  await expect(slider(page, "SSD storage")).toHaveValue("80");
  await expect(page).toHaveURL(/\?cores=16&ram=4&storage=80&plan=x$/);
});

test("the start leaves the address clean", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, `${path}?cores=4&ram=8&storage=160`);
  for (const [label, { start }] of [
    ["CPU cores", customVps.cores],
    ["RAM", customVps.memoryGb],
    ["SSD storage", customVps.storageGb],
  ] as const)
    await slider(page, label).fill(String(start));
  await expect(page).toHaveURL(path);
});

test("the result is announced once the slider rests", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, path);
  const status = panel(page).locator("p[role=status].sr-only");
  await expect(status).toHaveText("");
  await slider(page, "CPU cores").focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("");
  const bandwidth = customVpsBandwidth({ storageGb: 80 });
  await expect(status).toContainText(
    `${formatPrice(priceOf({ cores: 7 }))} per month with ${bandwidth} TB of bandwidth.`,
  );
});

test("a slider moved before hydration is not set back", { tag: "@full" }, async ({ page }) => {
  const release = await holdModules(page);
  await page.goto(path);
  await slider(page, "CPU cores").fill("7");
  await release();
  await expectPrice(page, { cores: 7 });
  await expect(slider(page, "CPU cores")).toHaveValue("7");
});

test("a question opens by keyboard", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, path);
  const question = page.locator("summary", { hasText: "How is the custom price worked out?" });
  await question.focus();
  await page.keyboard.press("Enter");
  const [core, memory] = [customVps.cores, customVps.memoryGb].map((part) => formatPrice(part.dollarsEach));
  await expect(page.getByText(`${core} for each core, ${memory} for each gigabyte of RAM`)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both panels and the rates can be read", async ({ page }) => {
    await page.goto(path);
    const { name } = offered("vps-professional");
    await expect(page.getByRole("link", { name: `Choose ${name}` })).toBeVisible();
    await expect(page.getByText("The sliders need JavaScript.")).toBeVisible();
    await expect(page.getByText(`${formatPrice(customVps.memoryGb.dollarsEach)} per GB`)).toBeVisible();
  });
});

/** From where to where the price bar, its segments and their labels reach, in pixels. */
async function priceBar(page: Page) {
  const labels = panel(page).locator("dl").first();
  return labels.evaluate((list) => {
    const bar = list.previousElementSibling ?? list;
    const reaches = [bar, ...bar.children, ...list.children].map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { start: left, end: right };
    });
    const textEnds = [...list.children].map((label) => {
      const text = document.createRange();
      text.selectNodeContents(label.lastElementChild ?? label);
      return text.getBoundingClientRect().right;
    });
    return {
      bar: reaches[0] ?? { start: 0, end: 0 },
      segments: reaches.slice(1, 4),
      labels: reaches.slice(4).map((reach, index) => ({ ...reach, textEnd: textEnds[index] ?? 0 })),
    };
  });
}
