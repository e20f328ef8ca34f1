import { groupDigits } from "~/lib/format/group-digits";
import { vps } from "~/catalogue/lines.data";
import { customVps } from "~/catalogue/custom-vps";
import { FigureFrame } from "~/ui/figure-frame";
import { floor, floorHeight, type Floor } from "./isometric";

const machine = vps.plans[0]?.machine ?? { cores: 0, memoryGb: 0, storageGb: 0 };

/** Each floor holds as many cells as the largest machine has cores, gigabytes, or tens of gigabytes. */
const floors: readonly (Floor & { name: string; size: string })[] = [
  {
    name: "Cores",
    size: `${machine.cores} of ${customVps.cores.max}`,
    cells: 4,
    from: { x: 1, y: 1 },
    taken: { x: 2, y: 1 },
    height: 44,
  },
  {
    name: "RAM",
    size: `${machine.memoryGb} of ${customVps.memoryGb.max} GB`,
    cells: 8,
    from: { x: 4, y: 4 },
    taken: { x: 2, y: 2 },
    height: 30,
  },
  {
    name: "SSD storage",
    size: `${machine.storageGb} of ${groupDigits(customVps.storageGb.max)} GB`,
    cells: 10,
    from: { x: 4, y: 6 },
    taken: { x: 4, y: 2 },
    height: 18,
  },
];

/** A VPS as a slice through the floors of a machine, to scale. */
export function MachineSlice() {
  return (
    <FigureFrame caption="Each floor is the largest custom size; the solid part is Starter, to scale.">
      <svg
        viewBox="0 0 600 530"
        role="img"
        aria-label={`A virtual server drawn as a slice through three floors of a machine. ${floors
          .map(({ name, size }) => `${name}: ${size}`)
          .join("; ")}.`}
        className="area-hosting w-full overflow-visible"
      >
        {floors.toReversed().map((each) => {
          const index = floors.indexOf(each);
          return <FloorDrawing key={each.name} floor={each} top={4 + index * floorHeight} />;
        })}
      </svg>
    </FigureFrame>
  );
}

function FloorDrawing({ floor: each, top }: { floor: (typeof floors)[number]; top: number }) {
  const paths = floor(each);
  return (
    <g transform={`translate(0 ${top})`}>
      <path d={paths.slab} className="fill-surface stroke-ink" />
      <path d={paths.edges} className="fill-sand-2 stroke-ink" />
      <path d={paths.cells} className="fill-sand-2 stroke-rule-2" />
      <path d={paths.sides} className="fill-tier-1" />
      <path d={paths.left} className="fill-accent/75" />
      <path d={paths.right} className="fill-accent/50" />
      <path d={paths.lid} className="fill-accent" />
      <path d={paths.seams} className="stroke-surface/60 fill-none stroke-1" />
      <path d={`M${paths.corner.x + 4} ${paths.corner.y}H598`} className="stroke-ink-3" />
      <circle cx={paths.corner.x} cy={paths.corner.y} r="3.5" className="fill-ink" />
      <text
        x="598"
        y={paths.corner.y - 10}
        textAnchor="end"
        className="text-[29px] font-strong tracking-subtitle sm:text-[20px] md:text-[25px] lg:text-[20px]"
      >
        {each.name}
      </text>
      <text
        x="598"
        y={paths.corner.y + 26}
        textAnchor="end"
        className="text-[26px] narrow text-ink-2 sm:text-[16px] md:text-[21px] lg:text-[16px]"
      >
        {each.size}
      </text>
    </g>
  );
}
