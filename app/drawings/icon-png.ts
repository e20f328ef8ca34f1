import sharp from "sharp";

import { logoSvg } from "./logo-svg.ts";

export interface Icon {
  /** The side of the square. */
  size: number;
  /** How much of its width the mark takes. */
  share: number;
  /** Filled with paper; transparent otherwise. */
  paper: boolean;
}

/** The mark in the middle of a square, in the light colours. */
export function iconPng({ size, share, paper }: Icon): Promise<Buffer> {
  return sharp(Buffer.from(logoSvg({ share, paper, adaptive: false })), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
