import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";
import { SiteLink } from "~/ui/site-link";
import { type Industry, industries, parts, softwareParts } from "./content";

/** Industries against services: a chart on a wide screen, where a phone gets the services in words. */
export function IndustryNeeds() {
  return (
    <>
      <div aria-hidden className={cx(row, "border-b border-axis pb-2.5 max-md:hidden")}>
        <span className="label-text text-ink-3">Industry</span>
        <span className="label-text text-ink-3">The first project</span>
        <Strip>
          {(part) => (
            <span key={part} className="label-text text-center text-ink">
              {part}
            </span>
          )}
        </Strip>
      </div>
      <ul className="gap-x-(--gap) max-md:border-t max-md:border-axis sm:grid sm:grid-cols-2 md:block">
        {industries.map((industry) => (
          <li key={industry.name} className={cx(row, "border-b border-rule py-4 md:py-0")}>
            <h3 className="text-h4 md:py-3.5">
              <Name {...industry} />
            </h3>
            <p className="text-small text-ink-2 md:py-3.5">{industry.first}</p>
            <div className="max-md:mt-2">
              <p className="label-text text-ink-3 md:sr-only">Needs {industry.needs.join(", ")}</p>
              <Strip className="h-full max-md:hidden">
                {(part, index) => (
                  <span
                    key={part}
                    className={cx(
                      "self-center justify-self-center rounded-[1px]",
                      industry.needs.includes(part)
                        ? cx("h-4 w-4/5", index < softwareParts ? "bg-unit" : "bg-accent")
                        : "h-px w-4/5 bg-rule-2",
                    )}
                  />
                )}
              </Strip>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const row = "md:grid md:grid-cols-[10.5rem_minmax(0,1fr)_minmax(0,1.55fr)] md:gap-x-(--gap) items-center";

type Cell = (part: (typeof parts)[number], index: number) => ReactNode;

function Strip({ className, children }: { className?: string; children: Cell }) {
  return (
    <div aria-hidden className={cx("grid grid-cols-8", className)}>
      {parts.map(children)}
    </div>
  );
}

function Name({ name, to }: Industry) {
  return to ? (
    <SiteLink
      to={to}
      className="inline-block border-b border-rule-2 leading-tight transition-colors hover:border-current"
    >
      {name}
    </SiteLink>
  ) : (
    name
  );
}
