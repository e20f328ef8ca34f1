import { type Mark, shape, words } from "../../figures/drawing.ts";
import { bar, flow } from "../../figures/marks.ts";

const tries = 3;
const layers = 3;
const calls = tries ** layers;
/** With a budget, a hundred requests cause at most ten retries. */
const budget = 1.1;

const [left, right, base, thickness] = [32, 728, 340, 8];
const pitch = (base - 32 - thickness) / (calls - 1);
const node = 40;
const layerX = (layer: number) => left + (layer / layers) * (right - node - left);
/** The first try goes straight on; the others leave upwards. */
const callY = (layer: number, call: number) => base - thickness - call * tries ** (layers - layer) * pitch;
const callsOf = (layer: number) => Array.from({ length: tries ** layer }, (_, call) => call);

const fan = (layer: number) =>
  callsOf(layer + 1).map((call) =>
    flow(
      { x: layerX(layer) + node, y: callY(layer, Math.floor(call / tries)), height: thickness },
      { x: layerX(layer + 1), y: callY(layer + 1, call), height: thickness },
    ),
  );
const nodes = (layer: number) => callsOf(layer).map((call) => bar(layerX(layer), callY(layer, call), node, thickness));

export const cover: readonly Mark[] = [
  shape("soft", ...fan(0), ...fan(1), ...fan(2)),
  shape("accent", ...[0, 1, 2, 3].flatMap(nodes)),
  shape("ink", flow({ x: left, y: 380, height: thickness }, { x: 650, y: 380, height: thickness * budget })),
  words(String(calls), 26, 150, { size: 160, tone: "accent" }),
  words(String(budget), right, 396, { size: 44, anchor: "end" }),
];
