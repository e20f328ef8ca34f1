import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, flow } from "../../figures/marks.ts";

const tries = 3;
const layers = 3;
const calls = tries ** layers;
/** With a budget, a hundred requests cause at most ten retries. */
const budget = 1.1;

const [left, right, base, thickness] = [32, 728, 340, 8];
const pitch = (base - 32 - thickness) / (calls - 1);
const node = 40;
/** The first fan is the tallest, so it has the most room. */
const shares = [0, 0.42, 0.76, 1];
const layerX = (layer: number) => left + (shares[layer] ?? 1) * (right - node - left);
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
const reach = (layer: number) =>
  callsOf(layer).map((call) =>
    flow(
      { x: layerX(layer) + node, y: callY(layer, call), height: thickness },
      {
        x: layerX(layer + 1),
        y: callY(layer + 1, (call + 1) * tries - 1),
        height: callY(layer, call) - callY(layer + 1, (call + 1) * tries - 1) + thickness,
      },
    ),
  );
const nodes = (layer: number) =>
  callsOf(layer).map((call) => bar(layerX(layer), callY(layer, call), node, thickness));

export const cover: readonly Mark[] = [
  shape("pale", ...reach(0), ...reach(1), ...reach(2)),
  shape("soft", ...fan(0), ...fan(1), ...fan(2)),
  shape("accent", ...[0, 1, 2, 3].flatMap(nodes)),
  shape("ink", flow({ x: left, y: 380, height: thickness }, { x: 650, y: 380, height: thickness * budget })),
  text(String(calls), 32, 124, { size: 128, tone: "accent" }),
  text(String(budget), right, 396, { size: 44, anchor: "end" }),
];
