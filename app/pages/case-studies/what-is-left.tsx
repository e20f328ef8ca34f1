import { colourTheme } from "~/lib/colour-theme";
import { FigureFrame } from "~/ui/figure-frame";
import type { CaseStudy } from "./case-study";

/** Four problems at their old length, each with what is left of it. Every bar leads to its story. */
export function WhatIsLeft({ studies }: { studies: readonly CaseStudy[] }) {
  return (
    <FigureFrame caption="What is left of four problems. The outline is all there was, the solid part is what remains; choose one to read how.">
      <nav aria-label="Case studies on this page">
        <ul className="border-t border-axis">
          {studies.map(({ id, color, client, left }) => (
            <li key={id} className={colourTheme(color)}>
              <a href={`#${id}`} className="group block border-b border-rule-2 py-4">
                <span className="flex items-baseline justify-between gap-4 leading-tight font-strong">
                  <span className="underline decoration-rule-2 group-hover:decoration-current">
                    {left.of}
                  </span>
                  <span className="shrink-0">{left.label}</span>
                </span>
                <svg aria-hidden width="100%" height="36" className="mt-2.5 block">
                  <rect width="100%" height="36" className="fill-accent-tint" />
                  <rect x=".5" y=".5" width="99.8%" height="35" className="fill-none stroke-accent" />
                  <rect width={`${left.share}%`} height="36" className="fill-accent" />
                </svg>
                <span className="label-text mt-2 block text-ink-3">{client}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </FigureFrame>
  );
}
