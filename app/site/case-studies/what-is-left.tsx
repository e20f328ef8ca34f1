import { colourTheme } from "~/lib/theme/colour-theme";
import { FigureFrame } from "~/ui/figure-frame";
import type { CaseStudy } from "./studies.data";

/** Four problems at their old length, each with what is left of it. Every bar leads to its story. */
export function WhatIsLeft({ studies }: { studies: readonly CaseStudy[] }) {
  return (
    <FigureFrame caption="Four problems, before and after. The outline is the problem before, the solid part what's left. Choose one to read how.">
      <nav aria-label="Case studies on this page" className="relative">
        <ul data-scale="what-is-left" className="border-t border-axis">
          {studies.map(({ id, color, client, left }) => (
            <li key={id} className={colourTheme(color)}>
              <a
                href={`#${id}`}
                className="group grid-12 items-center gap-y-2.5 border-b border-rule-2 py-4 leading-tight"
              >
                <span className="col-span-9 md:col-span-4">
                  <span className="block text-h4 underline decoration-rule-2 group-hover:decoration-current">
                    {left.of}
                  </span>
                  <span className="label-text mt-1 block text-ink-3">{client}</span>
                </span>
                <span className="col-span-3 text-right font-strong md:order-1 md:col-span-2">
                  {left.label}
                </span>
                <svg aria-hidden width="100%" height="36" className="col-span-full block md:col-span-6">
                  <rect width="100%" height="36" className="fill-accent-tint" />
                  <rect x=".5" y=".5" width="99.8%" height="35" className="fill-none stroke-accent" />
                  <rect width={`${left.share}%`} height="36" className="animate-draw fill-accent" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </FigureFrame>
  );
}
