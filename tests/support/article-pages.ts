import { everyAddress as addresses } from "../../app/every-address.server.ts";

/** Every page of the site, articles included, as its address stands in a link. */
export const everyAddress = addresses();

/** Articles and lists of them: a hundred pages of a few layouts. */
export const isText = (path: string) => /^\/(blog|support\/knowledge-base)\/./.test(path);

/** Every page with a layout of its own, and of those that share one every third: for checks that take seconds each. */
export const addressesOfLayouts: readonly string[] = [
  ...everyAddress.filter((path) => !isText(path)),
  ...everyAddress.filter(isText).filter((_path, index) => index % 3 === 0),
];
