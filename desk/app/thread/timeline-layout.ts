/** An entry as it was measured. */
export interface Entry {
  /** Its time, in milliseconds. */
  at: number;
  height: number;
  /** From its top to its first line, where the leader meets it. */
  head: number;
}

export interface Axis {
  from: number;
  to: number;
  /** Of the whole axis, in pixels. */
  length: number;
}

export interface Leader {
  /** Where its time is on the axis. */
  y: number;
  /** Where the entry's first line is. */
  entryY: number;
  /** Counted from the outermost; those that run beside each other are told apart by it. */
  lane: number;
  /** How many run beside each other. */
  lanes: number;
  /** It stands at its time: the leader is one straight line. */
  isDirect: boolean;
}

/** Above the axis's beginning. */
export const TOP = 22;
/** What the drawing has beyond the length of the axis: above it, and below it for the last label. */
export const FOOT = 40;
const GAP = 8;
const SAME = 3;

export function yAt({ from, to, length }: Axis, at: number): number {
  const share = to > from ? (at - from) / (to - from) : 0;
  return TOP + length * Math.min(1, Math.max(0, share));
}

/**
 * Room above each entry, and the leaders that tie entries to their times. An entry never stands above its time;
 * where others are in its way it stands below.
 */
export function layOut(entries: readonly Entry[], axis: Axis): { gaps: number[]; leaders: Leader[] } {
  const gaps: number[] = [];
  const leaders: Leader[] = [];
  let cursor = 0;
  for (const { at, height, head } of entries) {
    const y = yAt(axis, at);
    const top = Math.max(cursor + (cursor > 0 ? GAP : 0), y - head);
    gaps.push(Math.round(top - cursor));
    cursor += Math.round(top - cursor) + height;
    const entryY = cursor - height + head;
    const isDirect = entryY - y < SAME;
    const before = leaders.at(-1);
    const lane = isDirect || !before || before.isDirect ? 0 : before.lane + 1;
    leaders.push({ y, entryY, lane, lanes: 1, isDirect });
  }
  for (const [index, leader] of leaders.entries()) {
    const next = leaders[index + 1];
    if (leader.isDirect || (next && next.lane > leader.lane)) continue;
    const count = leader.lane + 1;
    for (const each of leaders.slice(index - leader.lane, index + 1)) each.lanes = count;
  }
  return { gaps, leaders };
}

/** Right-angled: from its time along the axis's side to its own lane, down, and to the entry. */
export function leaderPath(
  leader: Leader,
  { axisX, outerX, entryX }: Record<"axisX" | "outerX" | "entryX", number>,
) {
  const [y, entryY] = [crisp(leader.y), crisp(leader.entryY)];
  if (leader.isDirect) return `M${axisX} ${entryY}H${entryX}`;
  const step = Math.min(5, (outerX - axisX - 5) / leader.lanes);
  const x = Math.round((outerX - step * leader.lane) * 2) / 2;
  return `M${axisX} ${y}H${x}V${entryY}H${entryX}`;
}

/** On half pixels a line is one pixel wide. */
function crisp(y: number): number {
  return Math.round(y) + 0.5;
}
