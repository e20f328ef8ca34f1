import { describe, expect, it } from "vitest";

import { CAPACITY, placePods, unitsUsed, workloads } from "./pods-on-nodes";

const pods = workloads.flatMap((workload) => workload.pods);

describe("placePods", () => {
  it("packs the 24 units of eight servers evenly on four nodes", () => {
    const { nodes, waiting, moved } = placePods([]);
    expect(nodes.map(unitsUsed)).toEqual([6, 6, 6, 6]);
    expect([waiting, moved]).toEqual([[], []]);
  });

  it.for([0, 1, 2, 3])("keeps every pod running without node %i", (node) => {
    const { nodes, waiting, moved } = placePods([node]);
    expect(waiting).toEqual([]);
    expect(moved).toHaveLength(4);
    expect(nodes[node]).toEqual([]);
    expect(nodes.flat()).toHaveLength(pods.length);
    expect(Math.max(...nodes.map(unitsUsed))).toBe(CAPACITY);
  });

  it("leaves pods waiting rather than overfill a node", () => {
    const { nodes, waiting } = placePods([0, 2]);
    expect(Math.max(...nodes.map(unitsUsed))).toBeLessThanOrEqual(CAPACITY);
    expect(waiting.length).toBeGreaterThan(0);
    expect(nodes.flat().length + waiting.length).toBe(pods.length);
  });

  it("has nowhere to put anything when all nodes are drained", () => {
    expect(placePods([0, 1, 2, 3]).waiting).toHaveLength(pods.length);
  });
});
