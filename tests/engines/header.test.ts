import { identity } from "../../app/identity.ts";
import { inEachEngine } from "./in-each-engine.ts";

inEachEngine((part) => {
  part("a menu opens by click and leads on", async (page) => {
    await page.open("/about");
    await page.click("summary", "Services");
    await page.click("header a", "Kubernetes & EKS");
    await page.isAt("/services/cloud/kubernetes");
  });

  part("a menu opens by Enter and closes by Escape, another by hovering and leaving", async (page) => {
    const opens = (name: string) =>
      page.until(
        (each) =>
          document.querySelector("details[name=main-menu][open] summary")?.textContent.trim() === each,
        name,
      );
    await page.open("/about");
    await page.run(() => document.querySelector<HTMLElement>("header summary")?.focus());
    await page.press("Enter");
    await opens("Services");
    await page.press("Escape");
    await page.until(() => !document.querySelector("details[name=main-menu][open]"));
    await page.until(() => document.activeElement?.matches("header summary"));
    await page.hover("summary", "Company");
    await opens("Company");
    await page.hover("h1", `About ${identity.name}`);
    await page.until(() => !document.querySelector("details[name=main-menu][open]"));
  });

  part("the mobile menu opens as a dialog, shows a section at a time and closes by Escape", async (page) => {
    await page.open("/about", 500);
    await page.click("button", "Open menu");
    await page.click("dialog summary", "Services");
    await page.click("dialog summary", "Company");
    await page.until(() => document.querySelectorAll("dialog[open] details[open]").length === 1);
    await page.press("Escape");
    await page.until(() => !document.querySelector("dialog[open]"));
    await page.until(() => document.activeElement?.matches("[aria-label='Open menu']"));
  });

  part(
    "the search opens by button and key, finds while one types, and Enter follows a result",
    async (page) => {
      await page.open("/about");
      const isOpen = () => page.until(() => document.activeElement?.matches("dialog[open] input"));
      await page.click("button", "Search");
      await isOpen();
      await page.press("Escape");
      await page.until(() => !document.querySelector("dialog[open]"));
      await page.type("/");
      await isOpen();
      await page.type("finops");
      await page.sees("FinOps", "dialog[open] ol");
      await page.press("ArrowDown");
      await page.press("Enter");
      await page.isAt("/services/cloud/finops");
    },
  );

  part("the theme switches, there and back, and is remembered", async (page) => {
    const ground = (before: string, isSame: boolean) =>
      page.until(
        ([colour, same]) => (getComputedStyle(document.documentElement).backgroundColor === colour) === same,
        [before, isSame],
      );
    await page.open("/about");
    const first = await page.run(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.click("button", "Switch between light and dark");
    await ground(first, false);
    await page.open("/terms");
    await ground(first, false);
    await page.click("button", "Switch between light and dark");
    await ground(first, true);
  });
});
