import type { ReactNode } from "react";

import { BarGlyph, type BarGlyphProps } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";

export interface FoldedServiceProps {
  drawing: BarGlyphProps["drawing"];
  title: string;
  description: string;
  features: readonly string[];
  /** What else belongs to it: tools, or what the customer holds afterwards. */
  children: ReactNode;
}

/** One service among others: on a phone its name, which opens the rest. */
export function FoldedService({ drawing, title, description, features, children }: FoldedServiceProps) {
  return (
    <Folded
      title={
        <h3 className="flex items-center gap-3 text-h4">
          <BarGlyph drawing={drawing} className="size-6" />
          {title}
        </h3>
      }
    >
      <p className="mt-2 text-small text-ink-2">{description}</p>
      <DashList items={features} className="mt-3" />
      {children}
    </Folded>
  );
}
