import { barsPath, unitGrid } from "~/figures/bars";

/** A wall of servers from top to bottom; a dot is a slot with nothing in it. */
const wall = [
  "#####################",
  "##.##.##.....##.##.##",
  "##.##.##.###.##.##.##",
  "##.##.##.###.##.##.##",
  "##....##.###.##....##",
  "#####.##.###.#####.##",
  "#####.##.###.#####.##",
  "#####.##.....#####.##",
  "#####################",
];
const servers = barsPath(
  unitGrid({
    columns: 21,
    rows: wall.length,
    pitch: { x: 20, y: 16 },
    size: { width: 18, height: 13 },
    include: (column, row) => wall[row]?.[column] === "#",
  }),
);

/** We looked in every rack: the empty slots say what was found. */
export function EmptySlots() {
  return (
    <svg viewBox="0 0 418 141" aria-hidden className="block w-full max-w-xl animate-draw fill-unit">
      <path d={servers} />
    </svg>
  );
}
