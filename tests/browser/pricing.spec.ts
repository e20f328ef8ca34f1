import { expect, type Page, test } from "@playwright/test";

import { type ListedPlan, monthText } from "../../app/catalogue/listed-plan.ts";
import { backup } from "../../app/catalogue/lines.data.ts";
import { priceAreas } from "../../app/catalogue/price-list.data.ts";
import { priceText } from "../../app/catalogue/price-text.ts";
import { offered } from "../../app/catalogue/testing/offered.ts";
import { formatPrice } from "../../app/lib/format/format-price.ts";
import { untilFontsLoaded } from "../support/fonts.ts";
import { holdModules } from "../support/hold-modules.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { onlyFirstInSmoke } from "../support/only-first-in-smoke.ts";

const lines = priceAreas.flatMap((area) => area.lines);

/** Every plan with a price, in the order of price, as the hairline meets them. */
const stops = lines
  .flatMap(({ name, area, plans }) =>
    plans.flatMap((plan) => {
      const dollars = plan.month ?? plan.price;
      return dollars === "Custom" ? [] : [{ plan, area, dollars, shown: shownIn(name, plan) }];
    }),
  )
  .toSorted((one, other) => one.dollars - other.dollars);
/** Where the hairline stands at first. */
const start = stops.findIndex(({ plan }) => plan.id === "vps-professional");
const server = offered("vps-professional");
const serverShown = shownIn("VPS Hosting", server);

test("keys move the hairline from plan to plan, in the order of price", async ({ page }) => {
  const standsAt = async (index: number) => {
    const { plan, shown } = stops.at(index) as (typeof stops)[0];
    await expect(panel(page)).toContainText(shown);
    await expect(slider(page)).toHaveAttribute("aria-valuetext", endingWith(reading(plan)));
  };
  await gotoHydrated(page, "/pricing");
  await expect(slider(page)).toHaveAttribute(
    "aria-valuetext",
    endingWith(`VPS Hosting ${server.name}, ${server.listPrice}. ${reading(stops[start]?.plan)}`),
  );
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await standsAt(start + 1);
  await page.keyboard.press("ArrowLeft");
  await standsAt(start);
  await page.keyboard.press("PageDown");
  await expect(slider(page)).toHaveAttribute("aria-valuenow", String(Math.max(0, start - 10) + 1));
  await page.keyboard.press("Home");
  await standsAt(0);
  await page.keyboard.press("End");
  await standsAt(-1);
});

test("an hourly price is read with its month", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  await slider(page).focus();
  const hourly = stops.findIndex(({ plan }) => plan.id === "cloud-hosting-professional");
  for (let index = start; index !== hourly; index += Math.sign(hourly - start))
    await page.keyboard.press(hourly > start ? "ArrowRight" : "ArrowLeft");
  const month = monthText(stops[hourly]?.plan ?? {});
  await expect(panel(page)).toContainText(`per hour · ${month} a month`);
});

test("a mouse reads the nearest plan, a click keeps it, and leaving goes back to what was kept", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, "/pricing");
  const [mail, backedUp] = [offered("zoho-mail-premium"), offered("backup-business")];
  await hover(page, "Zoho Mail", 1);
  await expect(panel(page)).toContainText(shownIn("Zoho Mail", mail));
  await page.mouse.move(10, 10);
  await expect(panel(page)).toContainText(serverShown);
  await hover(page, "Backup and Disaster Recovery", 1);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(10, 10);
  await expect(panel(page)).toContainText(shownIn("Backup and Disaster Recovery", backedUp));
  await panel(page)
    .getByRole("link", { name: `Choose ${backedUp.name}` })
    .click();
  await expect(page).toHaveURL(/\/contact\?plan=backup-business$/);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap puts the hairline on the nearest plan, and the panel stays in view", async ({ page }) => {
    await gotoHydrated(page, "/pricing");
    const mark = markOf(page, "PPC", 1);
    await mark.scrollIntoViewIfNeeded();
    const box = await mark.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 2, (box?.y ?? 0) + 6);
    const ppc = offered("ppc-grow");
    await expect(panel(page)).toContainText(shownIn("PPC", ppc));
    await expect(panel(page).getByRole("link", { name: `Choose ${ppc.name}` })).toBeInViewport();
  });

  test("areas are folded and can be opened; an address that points into one opens it", async ({ page }) => {
    await gotoHydrated(page, "/pricing");
    const [plan] = backup.plans;
    const row = page.getByRole("row", { name: new RegExp(`^${plan?.name}.*Recovery: ${plan?.rto.text}`) });
    await expect(row).toBeHidden();
    await page.locator("summary").filter({ hasText: "Website security" }).click();
    await expect(row).toBeVisible();
    await gotoHydrated(page, "/pricing?again#threat-protection");
    await expect(page.locator("#threat-protection")).toBeInViewport();
    await expect(page.locator("#vps-hosting")).toBeHidden();
  });

  test("the page stays short", { tag: "@full" }, async ({ page }) => {
    await gotoHydrated(page, "/pricing");
    await expect(page.locator("#vps-hosting")).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7500);
  });
});

test("an area alone keeps the scale, names every plan, and is kept in the address", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, "/pricing");
  const before = await markOf(page, "VPS Hosting", 0).boundingBox();
  await areaButton(page, "Hosting").click();
  await expect(page).toHaveURL(/\/pricing\?area=hosting$/);
  await expect(areaButton(page, "Hosting")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".price-lane")).toHaveCount(linesIn("hosting"));
  const { name, listPrice } = offered("vps-starter");
  await expect(page.locator("text.price-label").filter({ hasText: `${name} ${listPrice}` })).toBeVisible();
  const after = await markOf(page, "VPS Hosting", 0).boundingBox();
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 0);
  await areaButton(page, "Email").click();
  const mail = stops.filter(({ area }) => area === "email");
  await expect(panel(page)).toContainText((mail.find(({ plan }) => plan.popular) ?? mail[0])?.shown ?? "?");
  await expect(slider(page)).toHaveAttribute("aria-valuemax", String(mail.length));
  await page.goBack();
  await expect(page.locator(".price-lane")).toHaveCount(linesIn("hosting"));
  await areaButton(page, "All").click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.locator(".price-lane")).toHaveCount(lines.length);
});

test(
  "an area that is asked for before the scripts came is shown after it",
  { tag: "@full" },
  async ({ page }) => {
    const release = await holdModules(page);
    await page.goto("/pricing");
    await areaButton(page, "Hosting").click();
    await release();
    await expect(page).toHaveURL(/\/pricing\?area=hosting$/);
    await expect(page.locator(".price-lane")).toHaveCount(linesIn("hosting"));
  },
);

for (const search of [
  "?area=<img src=x onerror=alert(1)>",
  "?area=industries",
  "?area=hosting&area=email",
  "?area=%00",
]) {
  test(`whatever the address asks for, the chart is there: ${search}`, { tag: "@full" }, async ({ page }) => {
    await gotoHydrated(page, `/pricing${search}`);
    await expect(slider(page)).toBeVisible();
    await expect(page.locator(".price-lane")).toHaveCount(
      search.startsWith("?area=hosting") ? linesIn("hosting") : lines.length,
    );
    await expect(page.locator("main img")).toHaveCount(0);
  });
}

for (const [index, width] of [390, 768, 1280, 1440].entries()) {
  for (const search of ["", "?area=hosting", "?area=security", "?area=marketing"]) {
    test(
      `no label covers another, a mark or the edge at ${width}${search}`,
      onlyFirstInSmoke(search ? 1 : index),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await gotoHydrated(page, `/pricing${search}`);
        await untilFontsLoaded(page);
        expect(await collisions(page, width)).toEqual([]);
      },
    );
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("chart and tables can be read, and what cannot work is not offered", async ({ page }) => {
    await page.goto("/pricing");
    await expect(panel(page)).toContainText(serverShown);
    await expect(page.locator(".price-lane")).toHaveCount(lines.length);
    const vps = page.getByRole("table", { name: "VPS Hosting per month" });
    await expect(vps.getByRole("row").filter({ hasText: server.name }).first()).toContainText(server.amount);
    await expect(slider(page)).toHaveCount(0);
    await expect(page.getByRole("group", { name: "Filter prices by area" })).toBeHidden();
  });
});

/** "VPS Hosting Professional $59". */
function shownIn(line: string, { name, price }: Pick<ListedPlan, "name" | "price">): string {
  return `${line} ${name} ${formatPrice(price)}`;
}

/** What a screen reader is told of a plan's price. */
function reading(plan: ListedPlan | undefined): string {
  if (plan?.month === undefined) return `${priceText({ price: plan?.price ?? 0 })} paid once`;
  const { cheaper = 0 } = plan;
  return `${monthText(plan)} a month, ${cheaper} ${cheaper === 1 ? "costs" : "cost"} less`;
}

function endingWith(text: string): RegExp {
  return new RegExp(`${text.replaceAll(/[$.*+?()]/g, String.raw`\$&`)}$`);
}

function linesIn(area: string): number {
  return lines.filter((line) => line.area === area).length;
}

/** It says how many plans there are. */
function areaButton(page: Page, name: string) {
  return page.getByRole("button", { name: new RegExp(`^${name} \\d+$`) });
}

function slider(page: Page) {
  return page.getByRole("slider", { name: "Price" });
}

function panel(page: Page) {
  return page.getByRole("region", { name: "On the line" });
}

/** The solid mark of one plan of a line. */
function markOf(page: Page, line: string, index: number) {
  return page
    .locator(".price-lane")
    .filter({ hasText: line })
    .locator(".price-month:not(.price-ring)")
    .nth(index);
}

async function hover(page: Page, line: string, index: number) {
  const mark = markOf(page, line, index);
  await mark.scrollIntoViewIfNeeded();
  const box = await mark.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 1, (box?.y ?? 0) + 4);
}

interface Box {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Texts of the chart that touch another text, a mark or the edge of the page. */
async function collisions(page: Page, width: number): Promise<string[]> {
  const texts = await boxesOf(page, ".price-lanes text:not(.price-flag), .price-lanes p, .price-axis-label");
  const marks = await boxesOf(page, ".price-mark > rect:not(.price-ring)");
  expect(texts.length).toBeGreaterThan(10);
  return texts.flatMap((text, index) => [
    ...[...texts.slice(index + 1), ...marks]
      .filter((other) => touch(text, other))
      .map((other) => `${text.name} / ${other.name}`),
    ...(text.left < 0 || text.right > width ? [`${text.name} leaves the page`] : []),
  ]);
}

/** What is drawn, without the room that a line of text has above and below its letters. */
function boxesOf(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      // A paragraph is as wide as its column; its words are not.
      const { left, right, top, bottom } = (
        element instanceof SVGElement ? element : range
      ).getBoundingClientRect();
      const room = element instanceof SVGRectElement ? 0 : (bottom - top) * 0.2;
      const name = element.textContent || "a mark";
      return right > left ? [{ name, left, right, top: top + room, bottom: bottom - room }] : [];
    }),
  );
}

function touch(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
