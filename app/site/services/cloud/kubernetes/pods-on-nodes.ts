/** An application and the sizes of its pods, in units of which a node holds eight. */
export interface Workload {
  name: string;
  pods: readonly number[];
}

export interface Pod {
  id: string;
  name: string;
  size: number;
}

export interface Placement {
  /** The pods on each node; a drained node has none. */
  nodes: readonly (readonly Pod[])[];
  /** Pods that no node has room for. */
  waiting: readonly Pod[];
  /** The ids of pods that left a drained node for another one. */
  moved: readonly string[];
}

export const CAPACITY = 8;
export const NODES = 4;

/** Eight applications that used 24 of the 64 units of eight servers. */
export const workloads: readonly Workload[] = [
  { name: "shop", pods: [2, 2, 1] },
  { name: "api", pods: [2, 2] },
  { name: "search", pods: [2, 1] },
  { name: "auth", pods: [1, 1] },
  { name: "pay", pods: [2, 1] },
  { name: "mail", pods: [1, 1] },
  { name: "jobs", pods: [2, 1] },
  { name: "cache", pods: [2] },
];

/**
 * Places the pods as a scheduler does: the large ones first, each on the node with the most room.
 * Pods of a drained node move on; those on other nodes stay where they are.
 */
export function placePods(drained: readonly number[]): Placement {
  const nodes: Pod[][] = Array.from({ length: NODES }, () => []);
  const pods = workloads
    .flatMap(({ name, pods: sizes }) => sizes.map((size, index) => ({ id: `${name}-${index}`, name, size })))
    .toSorted((one, other) => other.size - one.size);
  for (const pod of pods) putOnRoomiest(pod, nodes, []);

  const evicted = drained.flatMap((node) => nodes[node]?.splice(0) ?? []);
  const waiting = evicted.filter((pod) => !putOnRoomiest(pod, nodes, drained));
  const moved = evicted.filter((pod) => !waiting.includes(pod)).map(({ id }) => id);
  return { nodes, waiting, moved };
}

export function unitsUsed(pods: readonly Pod[]): number {
  return pods.reduce((sum, pod) => sum + pod.size, 0);
}

function putOnRoomiest(pod: Pod, nodes: readonly Pod[][], closed: readonly number[]): boolean {
  const open = nodes.filter((_, index) => !closed.includes(index));
  const roomiest = open.toSorted((one, other) => unitsUsed(one) - unitsUsed(other))[0];
  if (!roomiest || unitsUsed(roomiest) + pod.size > CAPACITY) return false;
  roomiest.push(pod);
  return true;
}
