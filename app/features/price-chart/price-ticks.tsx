import { decades, powers, ticks } from "./dollar-scale";

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

/** In per cent. */
function placeOf(dollars: number): number {
  return ((Math.log10(dollars) - powers.from) / (powers.to - powers.from)) * 100;
}

/** A line down from each place. */
export function ticksPath(places: readonly number[], length: number): string {
  return places.map((place) => `M${place.toFixed(2)} 0v${length}`).join("");
}

/** No wider for being stretched. */
function thin(colour: string): string {
  return `${colour} [vector-effect:non-scaling-stroke]`;
}
