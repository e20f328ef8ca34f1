export const horizonSize = { width: 1000, height: 146 };

/** Every page has it, so it is not drawn again in each browser; its test draws it and compares. */
export const horizonOutline =
  "M0 140h1000v6h-1000zm0 -10h1000v6h-1000zm0 -10h1000v6h-1000zm0 -10h1000v6h-1000zm63 -10h83v6h-83zm305 0h632v6h-632zm70 -10h562v6h-562zm0 -10h554v6h-554zm11 -10h495v6h-495zm12 -10h483v6h-483zm72 -10h246v6h-246zm289 0h109v6h-109zm-277 -10h221v6h-221zm292 0h68v6h-68zm-288 -10h121v6h-121zm130 0h90v6h-90zm-134 -10h120v6h-120zm20 -10h87v6h-87zm16 -10h51v6h-51z";
