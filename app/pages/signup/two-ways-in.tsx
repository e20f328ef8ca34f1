import { FigureFrame } from "~/ui/figure-frame";
import { TextLink } from "~/ui/text-link";
import { ways, type WayIn } from "./content";

/** Between bars, in per cent of the row. */
const GAP = 1;

/** What each way of becoming a client asks for, a bar for each required field, and what it leads to. */
export function TwoWaysIn() {
  const most = Math.max(...ways.list.map((way) => way.required.length));
  return (
    <>
      <h2 className="mb-5 text-h3">{ways.heading}</h2>
      <FigureFrame caption={ways.caption}>
        <ul className="border-t border-axis">
          {ways.list.map((way) => (
            <Way key={way.name} way={way} most={most} />
          ))}
        </ul>
      </FigureFrame>
    </>
  );
}

function Way({ way, most }: { way: WayIn; most: number }) {
  const width = (100 - (most - 1) * GAP) / most;
  return (
    <li className="border-b border-rule-2 py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-h4">{way.name}</h3>
        <p className="label-text text-ink-3">{way.required.length} required fields</p>
      </div>
      <svg aria-hidden width="100%" height="16" className="mt-3 block forced-color-adjust-none">
        {Array.from({ length: most }, (_, index) => (
          <rect
            key={index}
            x={`${index * (width + GAP)}%`}
            width={`${width}%`}
            height="16"
            className={index < way.required.length ? (way.link ? "fill-blue" : "fill-unit") : "fill-rule"}
          />
        ))}
      </svg>
      <p className="label-text mt-2 text-ink-3">{way.required.join(", ")}</p>
      <p className="mt-3 text-ink-2">{way.outcome}</p>
      {way.link && (
        <TextLink to={way.link.to} className="mt-3">
          {way.link.label}
        </TextLink>
      )}
    </li>
  );
}
