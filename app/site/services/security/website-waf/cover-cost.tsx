import type { ReactNode } from "react";

interface CoverCostProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** A figure with what it is about on its left. */
export function CoverCost({ heading, text, children }: CoverCostProps) {
  return (
    <div className="grid-12 mt-16 gap-y-6 md:mt-24">
      <div className="col-span-full md:col-span-4 md:pr-6">
        <h3 className="text-h3">{heading}</h3>
        <p className="mt-3 text-ink-2">{text}</p>
      </div>
      <div className="col-span-full md:col-span-8">{children}</div>
    </div>
  );
}
