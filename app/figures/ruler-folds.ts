import { bestSides, flagWidth, overhangs, type PlacedFlag, type Side, widthsOf } from "./ruler-flags";
import type { RulerMarker, RulerScale } from "./ruler-scale";

/** Where flags have no room, the nearest one that has is outlined and counts them: "Starter $29 +2". */
export function foldFlags(
  scale: RulerScale,
  flags: readonly PlacedFlag[],
  moving?: RulerMarker,
): readonly PlacedFlag[] {
  return widthsOf(scale).reduce((all, width, range) => foldIn(all, width, range, moving), flags);
}

function foldIn(
  flags: readonly PlacedFlag[],
  width: number,
  range: number,
  moving: RulerMarker | undefined,
): readonly PlacedFlag[] {
  const shown = flags.filter(({ sides }) => sides[range] !== "none");
  const hosts = shown.filter(({ marker }) => marker !== moving);
  const missing = flags.filter(({ sides, folded }) => sides[range] === "none" && !folded);
  if (missing.length === 0 || hosts.length === 0) return flags;
  const hostOf = missing.map(({ position }) => hosts.toSorted(byDistance(position))[0]);
  const folded = shown.map((flag) => {
    const count = hostOf.filter((host) => host === flag).length;
    if (count === 0) return flag;
    const label = `${flag.marker.label} +${count}`;
    const marker = { ...flag.marker, label };
    return { ...flag, marker, width: flagWidth(label), folded: true as const };
  });
  const sides = bestSides(
    folded.map((flag) => ({ ...flag, worth: 1 })),
    width,
    overhangs[range] ?? 0,
  );
  if (sides.includes("none")) return flags;
  const only = (side: Side | undefined) => (_: unknown, other: number) =>
    other === range ? (side ?? "none") : "none";
  return [
    ...flags.map((flag) => ({
      ...flag,
      sides: flag.sides.map((side, other) => {
        if (other !== range) return side;
        const index = shown.indexOf(flag);
        return index < 0 || folded[index]?.folded ? "none" : (sides[index] ?? "none");
      }),
    })),
    ...folded.flatMap((flag, index) =>
      flag.folded ? [{ ...flag, sides: flag.sides.map(only(sides[index])) }] : [],
    ),
  ];
}

function byDistance(position: number) {
  return (one: PlacedFlag, other: PlacedFlag) =>
    Math.abs(one.position - position) - Math.abs(other.position - position);
}
