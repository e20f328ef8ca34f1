import { templates } from "../support/templates.ts";
import { inEachEngine } from "./in-each-engine.ts";

inEachEngine((part) => {
  part("one page of each layout answers without a complaint and does not scroll sideways", async (page) => {
    for (const path of templates) {
      await page.open(path, 500);
      await page.until(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    }
  });

  part("the carousel turns by its buttons", async (page) => {
    await page.open("/");
    const slide = (label: string) =>
      page.until(
        (each) => document.querySelector('[aria-roledescription="slide"]:not([inert])')?.ariaLabel === each,
        label,
      );
    await page.click("button", "Stop the slide show");
    await page.finds("button", "Start the slide show");
    await page.click("button", "Slide 3: AI-Powered Solutions");
    await slide("3 of 4");
    await page.click("button", "Next slide");
    await slide("4 of 4");
  });

  part("the portfolio's filter shows one category, and Back returns", async (page) => {
    await page.open("/portfolio");
    const projects = (count: number) =>
      page.until((each) => document.querySelectorAll("main article").length === each, count);
    await projects(6);
    await page.click("main button", "DevOps");
    await projects(1);
    await page.isAt("/portfolio?category=devops");
    await page.run(() => history.back());
    await projects(6);
  });

  part("a question opens in place", async (page) => {
    await page.open("/services/hosting/vps");
    await page.click("summary", "How is the custom price worked out?");
    await page.sees("$15 for each core", "main");
  });

  part("the blog's search finds while one types and keeps the words in the address", async (page) => {
    await page.open("/blog");
    await page.run(() => document.querySelector<HTMLElement>("main [type=search]")?.focus());
    await page.type("postgres");
    await page.sees("found", "#search-results");
    await page.isAt("/blog?q=postgres");
  });

  part("code and address can be copied", async (page) => {
    await page.open("/blog/postgres-major-upgrade");
    await page.click(".prose button", "Copy");
    await page.finds(".prose button", "Copied");
    await page.click("button", "Copy link");
    await page.sees("The address is on your clipboard.");
  });
});
