import { useEffect } from "react";
import { createPortal } from "react-dom";

import { EstimateSheet, type SheetProps } from "./estimate-sheet";

/**
 * Puts the sheet beside the page and opens the print dialog. While it is there, print styles hide everything else; the
 * browser's own command, used at another time, prints the page as it is.
 */
export function PrintedSheet({ onPrinted, ...sheet }: SheetProps & { onPrinted: () => void }) {
  useEffect(() => {
    window.addEventListener("afterprint", onPrinted);
    return () => window.removeEventListener("afterprint", onPrinted);
  });
  useEffect(() => window.print(), []);
  return createPortal(<EstimateSheet {...sheet} />, document.body);
}
