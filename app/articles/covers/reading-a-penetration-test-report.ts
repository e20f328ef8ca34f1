import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, flow } from "../../figures/marks.ts";

/** In the report's order. Severity: 4 is critical; repair: its place in the order of work. */
const findings = [
  { severity: 4, repair: 4 },
  { severity: 4, repair: 3 },
  { severity: 2, repair: 1 },
  { severity: 2, repair: 2 },
  { severity: 3, repair: 2 },
  { severity: 1, repair: 5 },
] as const;
type Finding = (typeof findings)[number];

const [left, landing, right] = [32, 540, 680];
const [top, height, level] = [32, 42, 40];
const sorted = findings.toSorted((one, other) => one.repair - other.repair);
const [leftGap, rightGap] = [(364 - 6 * height) / 5, (364 - 6 * height) / 4];
const from = (finding: Finding) => top + findings.indexOf(finding) * (height + leftGap);
/** Findings of one repair touch: they are one item. */
const to = (finding: Finding) => top + sorted.indexOf(finding) * height + (finding.repair - 1) * rightGap;
const start = ({ severity }: Finding) => left + severity * level;
const moved = (finding: Finding) =>
  flow({ x: start(finding) + 6, y: from(finding), height }, { x: landing, y: to(finding), height }) +
  bar(landing, to(finding), right - landing, height);
const places = (...wanted: readonly number[]) =>
  findings.filter(({ repair }) => wanted.includes(repair)).map(moved);

export const cover: readonly Mark[] = [
  shape("pale", ...places(3, 4, 5)),
  shape("soft", ...places(2)),
  shape("accent", ...places(1)),
  shape("ink", ...findings.map((finding) => bar(left, from(finding), finding.severity * level, height))),
  ...[1, 2, 3, 4, 5].map((repair) => {
    const ends = sorted.filter((finding) => finding.repair === repair).map(to);
    const middle = (Math.min(...ends) + Math.max(...ends) + height) / 2;
    return text(String(repair), 728, middle + 14, {
      size: 40,
      tone: repair === 1 ? "accent" : "ink",
      anchor: "end",
    });
  }),
];
