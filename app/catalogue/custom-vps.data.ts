import { vps } from "./lines.data.ts";

/** What can be chosen in the custom configuration, and what one core or gigabyte costs a month. */
export const customVps = {
  /** Names it in links to the contact form, as a plan's id does. */
  id: "vps-custom",
  /** Beside whose plans it stands, e.g. "VPS Hosting". */
  product: vps.one,
  ...vps.custom,
};
