import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { type FolderKind, kinds, repository, repositoryCaption } from "./content";

/** The folders that are handed over, each with its size and what it is good for afterwards. */
export function Repository() {
  return (
    <FigureFrame
      example
      caption={repositoryCaption}
      legend={order.map((kind) => (
        <LegendItem key={kind} swatch={looks[kind].swatch}>
          {kinds[kind]}
        </LegendItem>
      ))}
    >
      <ul className="border-y border-rule-2">
        {repository.map(({ path, kind, note, size }) => (
          <li
            key={path}
            className="repository-row grid items-center gap-x-3 py-1.75 not-first:border-t not-first:border-rule"
          >
            <code className="font-mono text-caption leading-tight">{path}</code>
            <svg aria-hidden width="100%" height="14" className="block">
              <rect width={`${size}%`} height="14" rx="1" className={`animate-draw ${looks[kind].fill}`} />
            </svg>
            <span className="label-text text-ink-2">{note}</span>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

const order: readonly FolderKind[] = ["product", "tests", "documents", "operation"];

const looks: Record<FolderKind, { fill: string; swatch: string }> = {
  product: { fill: "fill-unit", swatch: "bg-unit" },
  tests: { fill: "fill-accent", swatch: "bg-accent" },
  documents: { fill: "fill-blue", swatch: "bg-blue" },
  operation: { fill: "fill-tier-3", swatch: "bg-tier-3" },
};
