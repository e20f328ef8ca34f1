import type { Page } from "@playwright/test";

/** Puts one function in the place of all that a built module exports; the build may have shortened their names. */
export async function replaceModule(page: Page, files: string, functionBody: string): Promise<void> {
  await page.route(files, async (route) => {
    const built = await (await route.fetch()).text();
    const names = [...built.matchAll(/export\s*\{([^}]*)\}/g)]
      .flatMap((clause) => clause[1]?.split(",") ?? [])
      .map((name) => name.trim().split(" as ").at(-1));
    await route.fulfill({
      contentType: "text/javascript",
      body: `function replaced() { ${functionBody} } export { ${names.map((name) => `replaced as ${name}`).join(", ")} }`,
    });
  });
}
