import { useState } from "react";

import { cx } from "~/lib/react/cx";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { ClusterNode, looks } from "./cluster-node";
import { NODES, placePods, type Placement } from "./pods-on-nodes";
import { ServersBefore } from "./servers-before";

/** Eight applications as pods on four nodes, any of which can be switched off; under them the servers they had before. */
function ClusterFigure() {
  const [drained, setDrained] = useState<readonly number[]>([]);
  const placement = placePods(drained);

  function toggle(node: number) {
    setDrained(drained.includes(node) ? drained.filter((other) => other !== node) : [...drained, node]);
  }

  return (
    <FigureFrame
      example
      legend={
        <>
          <LegendItem swatch={cx("border", looks.stays)}>Pod</LegendItem>
          <LegendItem swatch={cx("border", looks.moved)}>Pod that moved</LegendItem>
          <LegendItem swatch="border border-control bg-surface">Free</LegendItem>
          <LegendItem swatch="border border-dashed border-control hatched">Switched off</LegendItem>
          <LegendItem swatch="bg-tier-3">In use before</LegendItem>
        </>
      }
      caption="eight applications use 24 of the 64 units of eight servers. They fit on four nodes, with room for one to fail."
    >
      <div className="grid gap-y-6">
        <div className="border-t border-axis pt-3.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="font-strong tracking-name">Four nodes share them</p>
            <p className="label-text text-ink-3 noscript:hidden">Switch one off: its pods move</p>
          </div>
          <ol className="mt-3 grid grid-cols-4 gap-2 sm:gap-3">
            {Array.from({ length: NODES }, (_, node) => (
              <ClusterNode
                key={node}
                number={node + 1}
                pods={placement.nodes[node] ?? []}
                moved={placement.moved}
                drained={drained.includes(node)}
                onToggle={() => toggle(node)}
              />
            ))}
          </ol>
          <p role="status" className="mt-3.5 min-h-[2.8em] text-small text-ink-2">
            {statusOf(placement, NODES - drained.length)}
          </p>
        </div>
        <ServersBefore />
      </div>
    </FigureFrame>
  );
}

export default island(ClusterFigure);

function statusOf({ nodes, waiting, moved }: Placement, running: number): string {
  const count = nodes.flat().length;
  const on = running === 1 ? "1 node" : `${running} nodes`;
  if (waiting.length > 0) {
    return `${count} pods run on ${on}. ${waiting.length} wait: this is when the autoscaler orders a node.`;
  }
  return moved.length > 0
    ? `${moved.length} pods moved by themselves. All ${count} run on ${on}.`
    : `All ${count} pods run on ${on}.`;
}
