export const horizonStroke = 6;
export const horizonSize = { width: 1000, height: 146 };

/** Every page has it, so it is not drawn again in each browser; its test draws it and compares. */
export const horizonOutline =
  "m0 143h1000m-1000 -10h1000m-1000 -10h1000m-1000 -10h1000m-937 -10h83m222 0h632m-562 -10h562m-562 -10h554m-543 -10h495m-483 -10h483m-411 -10h246m43 0h109m-386 -10h221m71 0h68m-356 -10h121m9 0h90m-224 -10h120m-100 -10h87m-71 -10h51";
