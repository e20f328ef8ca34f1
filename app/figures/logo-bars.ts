interface LogoBar {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: "light" | "main" | "ink";
}

/** The mark of four bars: drawn by the logo in the header and footer, and by the icons made at build time. */
export const logoBars: readonly LogoBar[] = [
  { x: 14, y: 0, width: 12, height: 5, tone: "light" },
  { x: 6, y: 7.2, width: 24, height: 5, tone: "main" },
  { x: 0, y: 14.4, width: 34, height: 5, tone: "main" },
  { x: 4, y: 21.6, width: 19, height: 5, tone: "ink" },
];

export const logoSize = { width: 34, height: 27 };
