import { AreaGlyph } from "~/figures/area-glyph";
import { logoBars, logoSize } from "~/figures/logo-bars";
import { identity } from "~/identity";
import { telephoneLink } from "~/lib/format/telephone-link";
import type { Area } from "~/site-map";

interface WhoAnswersProps {
  service: string;
  /** The name of who has the enquiry. */
  assignee: string | null;
  className: string;
}

/** Nobody is named before somebody has it. */
export function WhoAnswers({ service, assignee, className }: WhoAnswersProps) {
  const { area, engineer } = areaFor(service);
  return (
    <section aria-labelledby="who" className={className}>
      <h2 id="who" className="text-h3">
        Who answers
      </h2>
      <div className="mt-3 flex items-center gap-3.5">
        <span className="grid size-19 shrink-0 place-items-center bg-sand">
          {area ? <AreaGlyph area={area} className="size-9" /> : <Mark />}
        </span>
        <p className="min-w-0">
          <span className="block text-h4 [overflow-wrap:anywhere]">{assignee || engineer}</span>
          <span className="text-small text-ink-2">
            {assignee
              ? engineer.replace(/^An? /, "Your ")
              : `of ${identity.name} in ${identity.address.city}`}
          </span>
        </p>
      </div>
      <p className="mt-3 text-small text-ink-2">The reply comes by email and appears on this page.</p>
      <p className="mt-3 text-small text-ink-2">
        <strong className="font-strong text-ink">Is something down right now?</strong> Call{" "}
        <a href={telephoneLink(identity.phones.support)} className="whitespace-nowrap underline">
          {identity.phones.support}
        </a>
        , day or night.
      </p>
    </section>
  );
}

/** The area whose sign stands for a service, and who of us works in it. */
function areaFor(service: string): { area?: Area; engineer: string } {
  return areas[service] ?? { engineer: "An engineer" };
}

const areas: Record<string, { area: Area; engineer: string }> = {
  cloud: { area: "cloud", engineer: "A cloud engineer" },
  cybersecurity: { area: "cybersecurity", engineer: "A security engineer" },
  "software-ai": { area: "software-ai", engineer: "A software engineer" },
  hosting: { area: "hosting", engineer: "A hosting engineer" },
};

function Mark() {
  return (
    <svg viewBox={`0 0 ${logoSize.width} ${logoSize.height}`} aria-hidden className="w-9">
      {logoBars.map(({ tone, ...bar }) => (
        <rect
          key={bar.y}
          {...bar}
          className={tone === "ink" ? "fill-ink" : tone === "light" ? "fill-blue-2" : "fill-blue"}
        />
      ))}
    </svg>
  );
}
