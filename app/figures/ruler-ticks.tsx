import { exactPositionOn, type RulerScale, ticks } from "./ruler-scale";

interface RulerTicksProps {
  scale: Pick<RulerScale, "from" | "to" | "minor" | "major" | "atMultiples">;
  /** The colour of the labelled ones. */
  majorClass: string;
}

/** The ticks of a scale, small and labelled ones, hanging from its line. */
export function RulerTicks({ scale, majorClass }: RulerTicksProps) {
  const places = (step: RulerScale["major"]) =>
    ticks(scale, step).map((value) => exactPositionOn(scale, value));
  return (
    <svg
      width="100%"
      height="10"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="overflow-visible"
    >
      <path d={ticksPath(places(scale.minor), 5)} className={thin("stroke-rule-2")} />
      <path d={ticksPath(places(scale.major), 10)} className={thin(majorClass)} />
    </svg>
  );
}

/** Each is placed by its distance from the one before: where the scale repeats, so does the text, and compresses. */
export function ticksPath(places: readonly number[], length: number): string {
  return places
    .map((place, index) => {
      const before = places[index - 1];
      return before === undefined
        ? `M${fix(place)} 0v${length}`
        : `m${fix(place - before)}-${length}v${length}`;
    })
    .join("");
}

/** No wider for being stretched. */
function thin(colour: string): string {
  return `${colour} [vector-effect:non-scaling-stroke]`;
}

/** So fine that a hundred roundings in one direction are less than a tenth of a pixel. */
function fix(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
