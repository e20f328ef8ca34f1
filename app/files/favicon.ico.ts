import { iconPng } from "~/drawings/icon-png";

const size = 32;

/** For programs that ask for /favicon.ico whatever a page says. */
export async function GET() {
  return new Response(icoFromPng(await iconPng({ size, share: 1, paper: false })));
}

/** An .ico file with one picture in it. */
function icoFromPng(png: Buffer): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
