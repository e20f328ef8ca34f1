import { type Bar, barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";
import { FigureFrame } from "~/ui/figure-frame";
import { SiteLink } from "~/ui/site-link";
import { funnel, funnelCaption, funnelEnd } from "./content";

const LINES = funnel[0]?.people ?? 0;
const STAGE = 1000 / funnel.length;
const HEAD = 44;
const WIDE = { pitch: 6.6, bar: 4.2 };
/** How far each person gets on a scale of 1000, the furthest first. */
const reach = reaches();

/** Every line is a person on the way to an enquiry; together the lines have the shape of a funnel. */
export function FunnelChart() {
  return (
    <FigureFrame caption={funnelCaption} example>
      <div role="img" aria-label={label()}>
        <WideLines />
        <NarrowLines />
      </div>
      <ol className="grid md:grid-cols-5 md:border-t md:border-axis">
        {funnel.map(({ label: stage, loss }) => (
          <li
            key={stage}
            className="border-b border-rule py-3.5 leading-snug max-md:first:border-t md:border-b-0 md:border-l md:pr-4 md:pl-3"
          >
            {loss ? (
              <>
                <span className="block text-small text-ink-2">{loss.reason}</span>
                <SiteLink
                  to={loss.path}
                  className="mt-1 inline-block py-0.5 font-strong underline decoration-rule-2 underline-offset-4 hover:text-blue-text hover:decoration-current"
                >
                  {loss.service}
                </SiteLink>
              </>
            ) : (
              <>
                <span className="block text-small text-ink-2">{funnelEnd}</span>
                <span className="mt-1 inline-block py-0.5 font-strong">Enquiries</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

function WideLines() {
  const height = HEAD + LINES * WIDE.pitch + 12;
  return (
    <div className="relative max-md:hidden">
      <svg
        viewBox={`0 0 1000 ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
        className="block animate-draw"
      >
        <Lines bars={reach.map((to, rank) => ({ x: 0, y: rowOf(rank), width: to, height: WIDE.bar }))} />
      </svg>
      <svg width="100%" height={height} className="absolute inset-0">
        {funnel.map((stage, index) => (
          <g key={stage.label}>
            <line
              x1={`${index * 20}%`}
              x2={`${index * 20}%`}
              y2={height}
              className="stroke-axis"
              transform="translate(.5)"
            />
            <StageLabel x={`${index * 20}%`} y={17} dx={12} stage={stage} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** On a phone the same people walk downwards, and the stages are named where the lost ones are missing. */
function NarrowLines() {
  const stage = 58;
  const head = 26;
  const height = head + funnel.length * stage;
  const pitch = 1000 / LINES;
  return (
    <div className="relative md:hidden">
      <svg viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
        <Lines
          bars={reach.map((to, rank) => ({
            x: rank * pitch,
            y: head,
            width: pitch * 0.62,
            height: (to / STAGE) * stage,
          }))}
        />
      </svg>
      <svg width="100%" height={height} className="absolute inset-0">
        {funnel.map((each, index) => (
          <g key={each.label}>
            <line x2="100%" y1={head + index * stage} y2={head + index * stage} className="stroke-rule-2" />
            <StageLabel x="100%" y={index === 0 ? 16 : head + index * stage + 19} anchor="end" stage={each} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** People who enquire stand out from people who drop out on the way. */
function Lines({ bars }: { bars: readonly Bar[] }) {
  const asking = funnel.at(-1)?.people ?? 0;
  return (
    <>
      <path d={barsPath(bars.slice(asking))} className="fill-accent/40" />
      <path d={barsPath(bars.slice(0, asking))} className="fill-accent" />
    </>
  );
}

interface StageLabelProps {
  x: string;
  y: number;
  dx?: number;
  anchor?: "start" | "end";
  stage: { people: number; label: string };
}

function StageLabel({ x, y, dx = 0, anchor = "start", stage }: StageLabelProps) {
  return (
    <text x={x} y={y} dx={dx} textAnchor={anchor} className="text-dense text-ink-2">
      <tspan className="fill-ink text-callout-xs font-strong">{stage.people}</tspan> {stage.label}
    </text>
  );
}

/** The furthest stand in the middle, the others above and below them by turns. */
function rowOf(rank: number): number {
  const middle = Math.floor(LINES / 2);
  const row = rank % 2 ? middle + Math.ceil(rank / 2) : middle - rank / 2;
  return HEAD + (row - 1) * WIDE.pitch + WIDE.pitch;
}

function reaches(): number[] {
  const random = seededRandom(11);
  return Array.from({ length: LINES }, (_, person) => {
    const stage = funnel.findLastIndex(({ people }) => person < people);
    if (stage === funnel.length - 1) return 1000;
    return Math.round((stage + 0.18 + random() * 0.72) * STAGE);
  }).toSorted((a, b) => b - a);
}

function label(): string {
  const steps = funnel.map(({ people, label: stage }) => `${people} ${stage}`).join(", ");
  return `An example funnel: of ${LINES} people who need what you sell, ${steps}.`;
}
