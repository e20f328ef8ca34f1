import { allAddresses } from "../../app/addresses.server.ts";

/** Every page of the site, articles included, as its address stands in a link. */
export const everyAddress: readonly string[] = allAddresses().map(encodeURI);
