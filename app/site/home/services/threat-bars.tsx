import type { Threat } from "~/catalogue/threats";

/** Each kind of threat as a bar on one scale of 0 to 50 per cent. */
export function ThreatBars({ threats }: { threats: readonly Threat[] }) {
  return (
    <figure>
      <dl data-scale="threats" className="grid gap-4">
        {threats.map((threat) => (
          <div key={threat.name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
            <dt className="text-small">{threat.name}</dt>
            <dd className="text-callout-sm leading-none font-strong tracking-callout">{threat.share}%</dd>
            <dd aria-hidden className="col-span-2">
              <svg width="100%" height="14" className="block">
                <rect width="100%" height="14" className="fill-rule" />
                <rect width={`${threat.share * 2}%`} height="14" className="fill-accent" />
                {[20, 40, 60, 80].map((x) => (
                  <rect key={x} x={`${x}%`} width="1.5" height="14" className="fill-surface" />
                ))}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="label-text mt-4 text-ink-3">
        Share of security incidents that involve each threat; one incident can involve several. Full width is
        50%.
      </figcaption>
    </figure>
  );
}
