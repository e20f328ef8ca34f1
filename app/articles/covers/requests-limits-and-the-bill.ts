import { type Mark, shape, text } from "../../figures/drawing.ts";
import { barsPath } from "../../figures/bars.ts";

const pods = 40;
const used = 0.25;
const offered = 3.6;
/** Cores each pod asks for. */
const requests = [1, 0.9, 0.5] as const;

const [left, base, width, apart] = [32, 396, 212, 30];
const core = width / offered;
const [pitch, height] = [22, 18];
const stacks = requests.map((request, index) => {
  /** Divided in tenths: 3.6 / 0.9 is not quite 4 in binary. */
  const perNode = Math.floor(Math.round(offered * 10) / Math.round(request * 10));
  const nodes = Math.ceil(pods / perNode);
  return { request, perNode, nodes, x: left + index * (width + apart), top: base - nodes * pitch };
});
type Stack = (typeof stacks)[number];

/** What is left of each node beside its pods; the first row is the last node started. */
const stranded = ({ x, top, nodes, perNode, request }: Stack) =>
  barsPath(
    Array.from({ length: nodes }, (_, row) => {
      const full = (row === 0 ? pods - (nodes - 1) * perNode : perNode) * request * core;
      return { x: x + full, y: top + row * pitch, width: Math.max(0, width - full), height };
    }),
  );
const each = ({ x, top, nodes, perNode, request }: Stack, size: number) =>
  barsPath(
    Array.from({ length: pods }, (_, pod) => ({
      x: x + (pod % perNode) * request * core,
      y: top + (nodes - 1 - Math.floor(pod / perNode)) * pitch,
      width: size,
      height,
    })),
  );

export const cover: readonly Mark[] = [
  shape("pale", ...stacks.map(stranded)),
  shape("soft", ...stacks.map((stack) => each(stack, stack.request * core - 3))),
  shape("accent", ...stacks.map((stack) => each(stack, used * core))),
  ...stacks.map(({ nodes, x, top }) => text(String(nodes), x, top - 14, { size: 48 })),
];
