import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** Days kept searchable, and until the archive ends. */
const logs = [
  { searchable: 30, kept: 180 }, // endpoint
  { searchable: 30, kept: 180 }, // DNS
  { searchable: 14, kept: 180 }, // flow
  { searchable: 30, kept: 180 }, // web
  { searchable: 14, kept: 365 }, // object and database reads
  { searchable: 90, kept: 365 }, // mail
  { searchable: 90, kept: 365 }, // cloud control plane
  { searchable: 90, kept: 365 }, // identity
] as const;

const [left, top, day] = [32, 38, 358 / 365];
const [pitch, width] = [(696 + 10) / logs.length, (696 + 10) / logs.length - 10];
const layer = (from: (log: (typeof logs)[number]) => number, until: (log: (typeof logs)[number]) => number) =>
  logs.map((log, index) =>
    bar(left + index * pitch, top + from(log) * day, width, (until(log) - from(log)) * day),
  );

export const cover: readonly Mark[] = [
  shape(
    "soft",
    ...layer(
      ({ searchable }) => searchable,
      ({ kept }) => kept,
    ),
  ),
  shape(
    "accent",
    ...layer(
      () => 0,
      ({ searchable }) => searchable,
    ),
  ),
  shape("ink", bar(left, 32, 696, 6), bar(left, top + 180 * day - 3, 696, 6)),
  text("180 days", left, top + 180 * day + 76, { size: 64 }),
];
