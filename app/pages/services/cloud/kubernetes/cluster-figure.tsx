import { useState } from "react";

import { FigureFrame } from "~/ui/figure-frame";
import { NODES, placePods, type Placement } from "./cluster";
import { ClusterNode } from "./cluster-node";
import { ServersBefore } from "./servers-before";

/**
 * Eight servers with one application each, and the same applications as pods on four nodes, any of which can be
 * switched off. Where the page has twelve columns each machine is one of them.
 */
export function ClusterFigure() {
  const [drained, setDrained] = useState<readonly number[]>([]);
  const placement = placePods(drained);

  function toggle(node: number) {
    setDrained(drained.includes(node) ? drained.filter((other) => other !== node) : [...drained, node]);
  }

  return (
    <FigureFrame
      example
      caption="eight applications use 24 of the 64 units of eight servers. They fit on four nodes, with room for one to fail."
    >
      <div className="grid-12 gap-y-7">
        <ServersBefore />
        <div className="col-span-full border-t border-axis pt-3.5 md:col-span-6 lg:col-span-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="font-strong tracking-[-0.012em]">Four nodes share them</p>
            <p className="label-text text-ink-3 noscript:hidden">Switch one off and see</p>
          </div>
          <ol className="mt-3 grid grid-cols-4 gap-2 sm:gap-3 lg:gap-(--gap)">
            {Array.from({ length: NODES }, (_, node) => (
              <ClusterNode
                key={node}
                number={node + 1}
                pods={placement.nodes[node] ?? []}
                drained={drained.includes(node)}
                onToggle={() => toggle(node)}
              />
            ))}
          </ol>
          <p role="status" className="mt-3.5 min-h-[2.8em] text-small text-ink-2">
            {statusOf(placement, NODES - drained.length)}
          </p>
        </div>
      </div>
    </FigureFrame>
  );
}

function statusOf({ nodes, waiting, moved }: Placement, running: number): string {
  const count = nodes.flat().length;
  const on = running === 1 ? "1 node" : `${running} nodes`;
  if (waiting.length > 0) {
    return `${count} pods run on ${on}. ${waiting.length} wait: this is when the autoscaler orders a node.`;
  }
  return moved > 0
    ? `${moved} pods moved by themselves. All ${count} run on ${on}.`
    : `All ${count} pods run on ${on}.`;
}
