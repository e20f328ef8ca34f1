import type { Page } from "@playwright/test";

import { gotoAtRest } from "./hydrated.ts";

/** Text grows and shrinks with the width, and drawings with their column. */
export const widths = [360, 768, 1280];

/** Texts of a page that are too small, or whose words run together, at any width. */
export async function textProblems(page: Page, path: string): Promise<string[]> {
  await gotoAtRest(page, path);
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = [...(await smallTexts(page)), ...(await tightWordSpaces(page))];
    problems.push(...found.map((text) => `at ${width}: ${text}`));
  }
  return problems;
}

/** Texts that are drawn smaller than 12 pixels, each with its size. In drawings the scale of the drawing counts. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>("body *:not(script, style)")) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim())
        .join("");
      if (!text || element.closest(".sr-only, noscript")) continue;
      let size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (element instanceof SVGGraphicsElement) {
        const matrix = element.checkVisibility() ? element.getScreenCTM() : null;
        if (!matrix) continue;
        size *= Math.min(Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d));
      }
      if (size < 11.99) small.add(`${size.toFixed(1)} px: ${text.slice(0, 60)}`);
    }
    return [...small];
  });
}

/** Large texts whose tracking is so tight that words run together, because the word space is not widened in turn. */
export function tightWordSpaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tight = new Set<string>();
    for (const element of document.querySelectorAll("body *:not(script, style)")) {
      const text = [...element.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && /\S\s+\S/.test(node.textContent ?? ""),
      );
      if (!text) continue;
      const style = getComputedStyle(element);
      const [size, tracking, spacing] = [style.fontSize, style.letterSpacing, style.wordSpacing].map(
        (value) => Number.parseFloat(value) || 0,
      ) as [number, number, number];
      if (tracking / size < -0.029 && spacing / size < 0.065) tight.add(text.textContent?.slice(0, 60) ?? "");
    }
    return [...tight];
  });
}
