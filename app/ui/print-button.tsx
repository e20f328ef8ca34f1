import { Button } from "./button";

/** Opens the browser's own print dialog, which can also save a PDF. Without scripts the browser's menu does the same. */
export function PrintButton({ children }: { children: string }) {
  return (
    <div className="mt-6 noscript:hidden print:hidden">
      <Button emphasis="secondary" size="small" data-action="print">
        {children}
      </Button>
    </div>
  );
}
