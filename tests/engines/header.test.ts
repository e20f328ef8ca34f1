import { inEachEngine } from "./in-each-engine.ts";

inEachEngine((part) => {
  part("a menu opens by click and leads on", async (page) => {
    await page.open("/about");
    await page.click("question", "Services");
    await page.click("link", "Kubernetes & EKS", "header");
    await page.isAt("/services/cloud/kubernetes");
    await page.until(() => !document.querySelector("details[name=main-menu][open]"));
  });

  part(
    "a menu opens by Enter and closes by Escape; another opens by hovering and closes by leaving",
    async (page) => {
      await page.open("/about");
      await page.run(() => document.querySelector<HTMLElement>("header summary")?.focus());
      await page.press("Enter");
      await page.has("question", "Services", { expanded: true });
      await page.press("Escape");
      await page.has("question", "Services", { expanded: false, focused: true });
      await page.hover("question", "Company");
      await page.has("question", "Company", { expanded: true });
      await page.hover("heading", "…", "main");
      await page.has("question", "Company", { expanded: false });
    },
  );

  part("the mobile menu opens as a dialog, shows a section at a time and leads on", async (page) => {
    await page.open("/about", 500);
    await page.click("button", "Open menu");
    await page.click("question", "Company");
    await page.until(() => document.querySelectorAll("dialog[open] details[open]").length === 1);
    await page.press("Escape");
    await page.until(() => !document.querySelector("dialog[open]"));
    await page.has("button", "Open menu", { focused: true });
    await page.click("button", "Open menu");
    await page.click("question", "Services");
    await page.click("link", "VPS Hosting");
    await page.isAt("/services/hosting/vps");
    await page.until(() => !document.querySelector("dialog[open]"));
  });

  part(
    "the search opens by button and key, finds while one types, and Enter follows a result",
    async (page) => {
      await page.open("/about");
      await page.click("button", "Search");
      await page.until(() => document.activeElement?.matches("dialog[open] input"));
      await page.press("Escape");
      await page.until(() => !document.querySelector("dialog[open]"));
      await page.type("/");
      await page.until(() => document.activeElement?.matches("dialog[open] input"));
      await page.type("finops");
      await page.sees("FinOps", "dialog[open] ol");
      await page.press("ArrowDown", "Enter");
      await page.isAt("/services/cloud/finops");
      await page.until(() => !document.querySelector("dialog[open]"));
    },
  );

  part("the theme switches, there and back, and is remembered", async (page) => {
    const ground = () => page.run(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.open("/about");
    const first = await ground();
    await page.click("button", "Switch between light and dark");
    await page.until(
      (before) => getComputedStyle(document.documentElement).backgroundColor !== before,
      first,
    );
    await page.open("/terms");
    await page.until(
      (before) => getComputedStyle(document.documentElement).backgroundColor !== before,
      first,
    );
    await page.click("button", "Switch between light and dark");
    await page.until(
      (before) => getComputedStyle(document.documentElement).backgroundColor === before,
      first,
    );
  });
});
