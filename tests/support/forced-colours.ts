import type { Page } from "@playwright/test";

import { inPage } from "./in-page.ts";

/** What is lost in a contrast theme, where the system takes away backgrounds and gives all borders one colour. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "none" });
  await inPage(page, markPainted, [backdropOf, isPainted], undefined);
  await page.emulateMedia({ forcedColors: "active" });
  const lost = await inPage(page, lossesOfMarked, [colourOf, isDrawn, unmarkedChoices, lookOf], undefined);
  await page.emulateMedia({ forcedColors: "none" });
  return lost;
}

// Everything below runs in the page.

/** Marks the boxes that carry something by their colour alone. */
function markPainted(): void {
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (element.closest("svg, iframe, [inert]") || !element.checkVisibility()) continue;
    const { width, height } = element.getBoundingClientRect();
    const own = getComputedStyle(element).backgroundColor;
    const behind = backdropOf(element.parentElement);
    const isShape =
      width > 1 && height > 1 && element.children.length === 0 && element.textContent.trim() === "";
    if (isShape && isPainted(own) && own !== behind && !/INPUT|SELECT|TEXTAREA/.test(element.tagName))
      element.dataset.painted = "";
  }
}

function backdropOf(element: Element | null): string {
  for (let each = element; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (isPainted(backgroundColor)) return backgroundColor;
  }
  return "";
}

function isPainted(colour: string): boolean {
  return colour !== "rgba(0, 0, 0, 0)" && colour !== "transparent";
}

/** Under forced colours. */
function lossesOfMarked(): string[] {
  const canvas = colourOf("Canvas");
  const lost = [...document.querySelectorAll<HTMLElement>("[data-painted]")].filter((element) => {
    const { backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    const hasBorder = [borderTopWidth, borderBottomWidth].some((width) => width !== "0px");
    return backgroundColor === canvas && !hasBorder;
  });
  const shapes = lost.map((element) => `cannot be seen: ${element.outerHTML.slice(0, 140)}`);
  const drawings = [...document.querySelectorAll("svg[role=img], [role=img] svg, figure svg")]
    .filter((drawing) => drawing.checkVisibility() && !isDrawn(drawing, canvas))
    .map((drawing) => `nothing drawn in ${drawing.outerHTML.slice(0, 100)}`);
  return [...new Set([...shapes, ...drawings, ...unmarkedChoices()])];
}

function colourOf(colour: string): string {
  const element = document.body.appendChild(document.createElement("i"));
  element.className = "forced-color-adjust-none";
  element.style.setProperty("background-color", colour);
  const value = getComputedStyle(element).backgroundColor;
  element.remove();
  return value;
}

function isDrawn(drawing: Element, canvas: string): boolean {
  const shapes = [...drawing.querySelectorAll("path, rect, circle, line, polyline, polygon, text")];
  // Some drawings are finished later; what has nothing yet has nothing to lose.
  return (
    shapes.length === 0 ||
    shapes.some((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].some((paint) => paint !== "none" && paint !== canvas);
    })
  );
}

/** Of controls that belong together, the chosen one has to look different. */
function unmarkedChoices(): string[] {
  return ["aria-selected", "aria-pressed", "aria-current"].flatMap((state) =>
    [...document.querySelectorAll(`[${state}=true]`)].flatMap((chosen) => {
      const group = chosen.closest("[role=tablist], [role=group], ul, ol, nav");
      const peer = [...(group?.querySelectorAll(chosen.tagName) ?? [])].find(
        (other) => other !== chosen && other.getAttribute(state) !== "true",
      );
      const same = peer && lookOf(peer) === lookOf(chosen);
      return same ? [`looks like the others though ${state}: ${chosen.outerHTML.slice(0, 140)}`] : [];
    }),
  );
}

function lookOf(element: Element): string {
  return [element, ...element.querySelectorAll(":scope > span")]
    .map((each) => {
      const style = getComputedStyle(each);
      return [
        style.backgroundColor,
        style.color,
        style.borderBottomColor,
        style.borderBottomWidth,
        style.borderBottomStyle,
        style.textDecorationLine,
        style.width === "auto" || each.tagName === "BUTTON" ? "" : style.width,
      ].join(" ");
    })
    .join("|");
}
