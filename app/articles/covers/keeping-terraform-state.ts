import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, type Box, cuts } from "../../figures/marks.ts";

const [gap, pitch, base] = [2, 10, 396];

/** A state of so many resources, one cell each, that stands on `bottom`. */
function state(resources: number, across: number, x: number, bottom = base) {
  const down = resources / across;
  const box: Box = {
    x,
    y: bottom - down * pitch + gap,
    width: across * pitch - gap,
    height: down * pitch - gap,
  };
  return {
    resources,
    ...box,
    filled: bar(box.x, box.y, box.width, box.height),
    cells: cuts(box, { columns: across, rows: down, gap }),
  };
}

const one = state(900, 30, 32);
const apps = state(400, 20, 414);
const cluster = state(300, 20, 414, apps.y - 16);
const data = state(140, 10, 630);
const network = state(60, 10, 630, data.y - 16);

export const cover: readonly Mark[] = [
  shape("accent", one.filled, apps.filled),
  shape("soft", cluster.filled, data.filled, network.filled),
  shape("paper", ...[one, apps, cluster, data, network].map(({ cells }) => cells)),
  text(String(one.resources), one.x, one.y - 16, { size: 56 }),
  text(String(network.resources), network.x, network.y - 14, { size: 34 }),
];
