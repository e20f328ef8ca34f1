import type { Representation, SiteFile } from "./read-site.ts";

/** The smallest form of a file that the visitor's Accept-Encoding header allows. */
export function acceptedForm(file: SiteFile, header = ""): Representation {
  if (file.br && accepts(header, "br")) return file.br;
  if (file.gzip && accepts(header, "gzip")) return file.gzip;
  return file.plain;
}

function accepts(header: string, encoding: string): boolean {
  // Nearly all visitors send a plain list; most of the work is to see that there is nothing else in it.
  if (!header.includes(";") && commonLists.has(header)) return header.includes(encoding);
  return header.split(",").some((entry) => {
    const [name = "", ...parameters] = entry.toLowerCase().split(";");
    return name.trim() === encoding && !parameters.some((parameter) => refused.test(parameter.trim()));
  });
}

/** What browsers send. */
const commonLists = new Set(["gzip, deflate, br, zstd", "gzip, deflate, br", "gzip, deflate", "br", "gzip"]);

const refused = /^q\s*=\s*0(\.0*)?$/;
