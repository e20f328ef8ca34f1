import { UnitRows } from "~/figures/unit-rows";
import type { Action } from "~/ui/action";
import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { TextLink } from "~/ui/text-link";

export interface ServiceRhythm {
  /** When its services are needed, e.g. "With every release". */
  rhythm: string;
  /** How many marks a year has. */
  marks: number;
  services: readonly SectorService[];
}

export interface SectorService {
  title: string;
  description: string;
  offerings: readonly string[];
  /** The page of the service. */
  link: Action;
}

/** A service of every day fills the strip: single days would only flicker. */
const DAYS = 365;

/** Three rhythms side by side, each under a year with a mark for every time. */
export function ServiceRhythms({ rhythms }: { rhythms: readonly ServiceRhythm[] }) {
  return (
    <ul className="grid gap-x-(--gap) gap-y-7 sm:gap-y-12 md:grid-cols-3">
      {rhythms.map(({ rhythm, marks, services }) => (
        <li key={rhythm}>
          <svg
            aria-hidden
            width="100%"
            height="34"
            viewBox="0 0 1000 34"
            preserveAspectRatio="none"
            className="block text-accent"
          >
            <rect y="32" width="1000" height="2" className="fill-axis" />
            <UnitRows
              rows={[{ y: 0, count: marks }]}
              pitch={1000 / marks}
              size={{ width: Math.max(1000 / DAYS, marks < DAYS ? 12 : 0), height: 28 }}
              className=""
            />
          </svg>
          <h3 className="mt-3 text-h3">{rhythm}</h3>
          <ul className="mt-3 sm:mt-5">
            {services.map(({ title, description, offerings, link }) => (
              <li key={title} className="border-t border-rule-2 py-1 sm:py-6 md:pr-4">
                <Folded
                  title={<h4 className="text-h4">{title}</h4>}
                  lede={
                    <span className="text-ink-2 max-sm:text-small sm:mt-1.5 sm:block">{description}</span>
                  }
                >
                  <DashList items={offerings} className="sm:mt-3" />
                  <TextLink to={link.to} className="mt-4 text-small">
                    {link.label}
                  </TextLink>
                </Folded>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
