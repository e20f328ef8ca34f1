import { decades, powers, ticks } from "./price-scale";

/** The ticks of the scale, small and labelled ones, hanging from its line. */
export function PriceTicks() {
  return (
    <svg
      width="100%"
      height="10"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="overflow-visible"
    >
      <path d={ticksPath(ticks.map(placeOf), 5)} className={thin("stroke-rule-2")} />
      <path d={ticksPath(decades.map(placeOf), 10)} className={thin("stroke-axis")} />
    </svg>
  );
}

/** In per cent, not rounded: ticks are placed by what lies between them. */
function placeOf(dollars: number): number {
  return ((Math.log10(dollars) - powers.from) / (powers.to - powers.from)) * 100;
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
