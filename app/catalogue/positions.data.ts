import { identity } from "../identity.ts";
import { inOrder } from "../lib/building/content-fields.server.ts";
import { readContentFolder } from "../lib/building/read-content.server.ts";
import { positionSchema } from "./positions-schema.server.ts";

const { city, country } = identity.address;
const locations = { office: city, either: `${city} or remote`, remote: `Remote, ${country}` };

/** Open positions, with place and pay in words, such as "$60k–$80k plus commission". */
export const positions = inOrder("positions", readContentFolder("positions", positionSchema)).map(
  (position) => {
    const { from, to, plus } = position.pay;
    return {
      ...position,
      location: locations[position.workplace],
      salary: `$${from}k–$${to}k${plus ? ` plus ${plus}` : ""}`,
    };
  },
);

export type Position = (typeof positions)[number];

/** What the contact form needs of them. */
export const openings = positions.map(({ id, title, department }) => ({ id, title, department }));
