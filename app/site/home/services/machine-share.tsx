import { barsPath, unitGrid } from "~/figures/bars";

const grid = { columns: 12, rows: 6, pitch: { x: 15, y: 15 }, size: { width: 12, height: 12 } };

export interface MachineShareProps {
  /** The three ways to rent a machine, from a share to the whole. */
  offers: readonly { name: string; note: string; price: string }[];
}

/** How much of one machine is yours: the same 72 cells, taken three ways. */
export function MachineShare({ offers }: MachineShareProps) {
  return (
    <ul className="grid gap-x-8 gap-y-4.5 sm:grid-cols-3">
      {offers.map((offer, index) => (
        <li key={offer.name} className="grid grid-cols-[8.25rem_1fr] items-center gap-x-4.5 sm:block">
          <svg viewBox="0 0 178 88" aria-hidden className="w-full">
            <path
              d={barsPath(unitGrid(grid))}
              className="fill-sand-2 stroke-rule-2"
              transform="translate(.5 .5)"
            />
            <path d={shares[index]} className="fill-accent" transform="translate(.5 .5)" />
          </svg>
          <p className="leading-tight sm:mt-3">
            <span className="flex justify-between gap-x-3 font-strong max-sm:flex-col tracking-name">
              {offer.name} <span>{offer.price}</span>
            </span>
            <span className="label-text mt-1 block text-ink-3">{offer.note}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

const shared = ["2 1", "7 3", "4 4", "10 0"];

const shares = [
  (column: number, row: number) => shared.includes(`${column} ${row}`),
  (column: number, row: number) => column >= 3 && column < 7 && row >= 1 && row < 5,
  () => true,
].map((include) => barsPath(unitGrid({ ...grid, include })));
