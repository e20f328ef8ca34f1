import { type Mark, shape, words } from "../../figures/drawing.ts";
import { bar, type Box, cuts } from "../../figures/marks.ts";

const [unit, gap, base] = [8, 2, 396];
/** Resources of a state, and how many stand in a row. */
const one = { resources: 900, across: 30 };
const network = { resources: 60, across: 10 };
const data = { resources: 140, across: 10 };
const cluster = { resources: 300, across: 20 };
const apps = { resources: 400, across: 20 };

type State = typeof one;
const pitch = unit + gap;
const side = ({ across }: State) => across * pitch - gap;
const tall = ({ resources, across }: State) => (resources / across) * pitch - gap;
const place = (state: State, x: number, bottom: number): Box => ({
  x,
  y: bottom - tall(state),
  width: side(state),
  height: tall(state),
});

const x = { one: 32, apps: 428, data: 630 };
const boxes = {
  one: place(one, x.one, base),
  apps: place(apps, x.apps - 14, base),
  cluster: place(cluster, x.apps - 14, base - tall(apps) - 16),
  data: place(data, x.data, base),
  network: place(network, x.data, base - tall(data) - 16),
};
const filled = ({ x, y, width, height }: Box) => bar(x, y, width, height);
const cells = (box: Box, { resources, across }: State) =>
  cuts(box, { columns: across, rows: resources / across, gap });

export const cover: readonly Mark[] = [
  shape("accent", filled(boxes.one), filled(boxes.apps)),
  shape("soft", filled(boxes.cluster), filled(boxes.data), filled(boxes.network)),
  shape(
    "paper",
    cells(boxes.one, one),
    cells(boxes.apps, apps),
    cells(boxes.cluster, cluster),
    cells(boxes.data, data),
    cells(boxes.network, network),
  ),
  words(String(one.resources), x.one, boxes.one.y - 16, { size: 56 }),
  words(String(network.resources), x.data, boxes.network.y - 14, { size: 34 }),
];
