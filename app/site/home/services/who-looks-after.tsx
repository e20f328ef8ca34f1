import { identity } from "~/identity";
import { cx } from "~/lib/react/cx";
import { LegendItem } from "~/ui/legend-item";

type Keeper = "you" | "us" | "provider" | "both";

/** From the application down to the power supply: who keeps each layer running in three arrangements. */
const layers: readonly (readonly [
  layer: string,
  ownRoom: Keeper,
  cloudAlone: Keeper,
  cloudWithUs: Keeper,
])[] = [
  ["Applications", "you", "you", "both"],
  ["Backups", "you", "you", "us"],
  ["Monitoring", "you", "you", "us"],
  ["Patching", "you", "you", "us"],
  ["Operating system", "you", "you", "us"],
  ["Virtual machines", "you", "provider", "provider"],
  ["Servers & storage", "you", "provider", "provider"],
  ["Power & network", "you", "provider", "provider"],
];

const names: Record<Keeper, string> = {
  you: "You",
  us: identity.name,
  provider: "Cloud provider",
  both: `You and ${identity.name}`,
};

export function WhoLooksAfter() {
  return (
    <>
      <table className="owners w-full border-collapse text-aside">
        <thead>
          <tr className="text-left owners-head align-bottom">
            <th scope="col" className="w-[28%]">
              Who looks after
            </th>
            <th scope="col">Own server room</th>
            <th scope="col">Cloud on your own</th>
            <th scope="col" className="bg-blue-tint px-3 pt-3">
              Cloud with {identity.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {layers.map(([layer, ...keepers]) => (
            <tr key={layer} className="border-t border-rule">
              <th scope="row" className="pr-2 text-left font-normal text-ink-2">
                {layer}
              </th>
              {keepers.map((keeper, index) => (
                <td key={index} className={cx("h-10", index === 2 ? "bg-blue-tint px-3" : "pr-3")}>
                  <KeeperBar keeper={keeper} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-hidden className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <LegendItem swatch={cx("h-3! border", looks.you)}>You</LegendItem>
        <LegendItem swatch={cx("h-3! border", looks.us)}>{identity.name}</LegendItem>
        <LegendItem swatch={cx("h-3! border", looks.provider)}>Cloud provider</LegendItem>
      </div>
    </>
  );
}

function KeeperBar({ keeper }: { keeper: Keeper }) {
  const halves: Keeper[] = keeper === "both" ? ["you", "us"] : [keeper];
  return (
    <>
      <span className="sr-only">{names[keeper]}</span>
      <span aria-hidden className="flex h-3.75">
        {halves.map((half) => (
          <span key={half} className={cx("flex-1 rounded-[1px] border", looks[half])} />
        ))}
      </span>
    </>
  );
}

const looks: Record<Keeper, string> = {
  you: "border-rule-2 hatched",
  us: "border-blue bg-blue",
  provider: "border-blue-3 bg-blue-3",
  both: "",
};
