import { factText } from "~/catalogue/facts";
import { type GoogleWorkspacePlan, googleWorkspacePlans } from "~/catalogue/plan-facts.data";
import { storageFor, workspaceUsers } from "~/features/number-figures/model/workspace-users";
import { FigureInput } from "~/features/number-figures/figure-input";
import { barsPath } from "~/figures/bars";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";

const columns = 24;
const pitch = 10;
const size = 8.4;
const unitGb = googleWorkspacePlans[0]?.storageGb ?? 1;

/** Storage in squares of the smallest plan's size, one against 67 against 167, with what a team has together. */
function StorageSquares() {
  return <FigureInput figure={workspaceUsers}>{(users) => <TeamStorage users={users} />}</FigureInput>;
}

export default island(StorageSquares);

function TeamStorage({ users }: { users: number }) {
  return (
    <FigureFrame
      caption={`Storage to scale. One square is ${storageFor(unitGb, users)}, what ${users === 1 ? "one person has" : `${users} people have`} with Business Starter.`}
    >
      <ul className="area-email grid gap-6">
        {googleWorkspacePlans.map((plan) => (
          <li key={plan.id}>
            <p className="mb-2.5 flex items-baseline justify-between gap-4 border-t border-rule-2 pt-2.5">
              <span className="font-strong tracking-name">
                {plan.name} <span className="label-text text-ink-3">{sizeOf(plan)} per user</span>
              </span>
              <span className="text-callout-md leading-none font-strong tracking-callout whitespace-nowrap">
                {storageFor(plan.storageGb, users)}
              </span>
            </p>
            <Squares count={plan.storageGb / unitGb} />
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

function Squares({ count }: { count: number }) {
  const bars = Array.from({ length: Math.ceil(count) }, (_, index) => ({
    x: (index % columns) * pitch,
    y: Math.floor(index / columns) * pitch,
    width: size * Math.min(1, count - index),
    height: size,
  }));
  const height = Math.ceil(bars.length / columns) * pitch - (pitch - size);
  return (
    <svg aria-hidden viewBox={`0 0 ${columns * pitch - (pitch - size)} ${height}`} className="w-full">
      <path d={barsPath(bars)} className="animate-draw fill-accent" />
      <path d={barsPath(bars.slice(0, 1))} className="fill-ink" />
    </svg>
  );
}

function sizeOf({ storageGb }: GoogleWorkspacePlan): string {
  return factText("storageGb", storageGb);
}
