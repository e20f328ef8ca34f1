import { inOrder } from "./lib/building/content-fields.server.ts";
import { readContentFolder } from "./lib/building/read-content.server.ts";
import { personSchema } from "./team-schema.server.ts";

const team = inOrder("team", readContentFolder("team", personSchema));

/** Whom /about shows. */
export const leaders = team.flatMap(({ name, role, leadership }) =>
  leadership ? [{ name, role, ...leadership }] : [],
);

export type Leader = (typeof leaders)[number];

/** The people who write. The blog introduces them in this order. */
export const authors = team.flatMap(({ id, name, role, author }) =>
  author ? [{ id, name, role, ...author }] : [],
);
