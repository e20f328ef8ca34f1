import { logoBars, logoSize } from "../figures/logo-bars.ts";
import { colours } from "./colours.ts";

interface LogoSvg {
  /** How much of the square's width the mark takes. */
  share: number;
  /** Filled with paper; transparent otherwise. */
  paper: boolean;
  /** Follows the system's dark mode. */
  adaptive: boolean;
}

/** The mark in the middle of a square. */
export function logoSvg({ share, paper, adaptive }: LogoSvg): string {
  const side = logoSize.width / share;
  const left = (logoSize.width - side) / 2;
  const top = (logoSize.height - side) / 2;
  const box = [left, top, side, side].map(round).join(" ");
  const [x, y, width] = [left, top, side].map(round);
  const background = `<rect x="${x}" y="${y}" width="${width}" height="${width}" fill="${colours.light.paper}"/>`;
  const bars = logoBars.map(
    (bar) =>
      `<rect class="${bar.tone}" x="${bar.x}" y="${bar.y}" width="${bar.width}" height="${bar.height}" fill="${colours.light[bar.tone]}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`,
    adaptive ? darkStyle : "",
    paper ? background : "",
    ...bars,
    "</svg>",
  ].join("");
}

const darkRules = (["light", "main", "ink"] as const).map((tone) => `.${tone}{fill:${colours.dark[tone]}}`);
const darkStyle = `<style>@media (prefers-color-scheme:dark){${darkRules.join("")}}</style>`;

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
