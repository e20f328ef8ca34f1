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
const pitch = { x: 20, y: 16 };

function slots(kind: "#" | ".", size: { width: number; height: number }): string {
  return barsPath(
    unitGrid({
      columns: 21,
      rows: wall.length,
      pitch,
      size,
      include: (column, row) => wall[row]?.[column] === kind,
    }),
  );
}

/** We looked in every rack: the empty slots say what was found. */
export function EmptySlots() {
  return (
    <svg viewBox="0 0 416 140" aria-hidden className="block w-full max-w-xl animate-draw">
      <path d={slots("#", { width: 16, height: 12 })} className="fill-unit" />
      <path d={slots(".", { width: 16, height: 3 })} className="fill-blue" />
    </svg>
  );
}
