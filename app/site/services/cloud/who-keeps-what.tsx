import { identity } from "~/identity";
import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";

type Keeper = "you" | "us" | "provider" | "both";

/** Full name, and a short one where a phone has no room for it. */
const arrangements = [
  ["Own server room", "Own room"],
  ["Virtual machines", "Servers"],
  ["Containers", "Containers"],
  ["Serverless", "Serverless"],
] as const;

const layers: readonly (readonly [layer: string, ...keepers: Keeper[]])[] = [
  ["What it should do", "you", "you", "you", "you"],
  ["Application code", "you", "both", "both", "both"],
  ["Releases", "you", "us", "us", "us"],
  ["Data & backups", "you", "us", "us", "us"],
  ["Access", "you", "us", "us", "us"],
  ["Alarms", "you", "us", "us", "us"],
  ["Runtime", "you", "us", "us", "provider"],
  ["Operating system", "you", "us", "provider", "provider"],
  ["Servers & disks", "you", "provider", "provider", "provider"],
  ["Power & network", "you", "provider", "provider", "provider"],
];

const names: Record<Keeper, string> = {
  you: "You",
  us: identity.name,
  provider: "Cloud provider",
  both: `You and ${identity.name}`,
};

/** From the idea down to the socket: who keeps each layer running, in four arrangements. */
export function WhoKeepsWhat() {
  return (
    <FigureFrame
      caption="Who looks after which layer. Whatever you build on, you keep only the part that needs you."
      legend={
        <>
          <LegendItem swatch={cx("h-3! border", looks.you)}>You</LegendItem>
          <LegendItem swatch={cx("h-3! border", looks.us)}>{identity.name}</LegendItem>
          <LegendItem swatch={cx("h-3! border", looks.provider)}>Cloud provider</LegendItem>
        </>
      }
    >
      <table className="w-full table-fixed border-collapse narrow">
        <thead>
          <tr className="align-bottom text-caption leading-tight max-sm:narrow sm:text-aside">
            <th scope="col" className="w-1/4 pb-2.5 text-left font-strong">
              Layer
            </th>
            {arrangements.map(([name, short]) => (
              <th key={name} scope="col" className="px-0.5 pb-2.5 text-left font-strong sm:px-1">
                <span className="max-sm:hidden">{name}</span>
                <span className="sm:hidden">{short}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="border-y border-rule-2">
          {layers.map(([layer, ...keepers]) => (
            <tr key={layer}>
              <th
                scope="row"
                className="pr-1 text-left text-caption leading-none font-normal text-ink-2 max-sm:narrow sm:text-aside"
              >
                {layer}
              </th>
              {keepers.map((keeper, index) => (
                <td key={index} className="h-8 px-0.5 py-[1.5px] sm:h-9 sm:px-1">
                  <Layer keeper={keeper} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="label-text pt-3 text-left">
              Left for you
            </th>
            {arrangements.map(([name], index) => (
              <td
                key={name}
                className="px-0.5 pt-3 text-callout-sm leading-none font-strong tracking-callout sm:px-1 sm:text-callout-xl"
              >
                {leftForYou(index)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </FigureFrame>
  );
}

function Layer({ keeper }: { keeper: Keeper }) {
  const halves: Keeper[] = keeper === "both" ? ["you", "us"] : [keeper];
  return (
    <>
      <span className="sr-only">{names[keeper]}</span>
      <span aria-hidden className="flex h-full">
        {halves.map((half) => (
          <span key={half} className={cx("flex-1 border", looks[half])} />
        ))}
      </span>
    </>
  );
}

/** A shared layer counts as half of one. */
function leftForYou(arrangement: number): string {
  const keepers = layers.map((layer) => layer[arrangement + 1]);
  const whole = keepers.filter((keeper) => keeper === "you").length;
  return keepers.includes("both") ? `${whole}½` : String(whole);
}

const looks: Record<Keeper, string> = {
  you: "border-rule-2 hatched",
  us: "border-blue bg-blue",
  provider: "border-blue-3 bg-blue-3",
  both: "",
};
