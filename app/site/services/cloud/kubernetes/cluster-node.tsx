import { cx } from "~/lib/react/cx";
import { CAPACITY, type Pod, unitsUsed } from "./pods-on-nodes";

export interface ClusterNodeProps {
  number: number;
  pods: readonly Pod[];
  /** The ids of pods that came from another node. */
  moved: readonly string[];
  drained: boolean;
  onToggle: () => void;
}

/** One node: its pods stacked in a box of eight units, and its switch. */
export function ClusterNode({ number, pods, moved, drained, onToggle }: ClusterNodeProps) {
  return (
    <li>
      <ul
        aria-label={`Pods on node ${number}`}
        className={cx(
          "flex h-44.5 flex-col-reverse border border-control p-px",
          drained ? "border-dashed hatched" : "bg-surface",
        )}
      >
        {pods.map((pod) => (
          <li key={pod.id} className={cx("p-px", pod.size === 2 ? "h-11" : "h-5.5")}>
            <span
              className={cx(
                "label-text flex h-full items-center rounded-[1px] border px-1.5 leading-none sm:px-2",
                moved.includes(pod.id) ? looks.moved : looks.stays,
              )}
            >
              {pod.name}
              {moved.includes(pod.id) && <span className="sr-only"> (moved)</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="label-text mt-1.5 text-ink-3">
        Node {number}
        <span className="block max-sm:sr-only">
          {drained ? "off" : `${unitsUsed(pods)} of ${CAPACITY} units`}
        </span>
      </p>
      <button
        type="button"
        onClick={onToggle}
        className="label-text mt-1.5 min-h-11 w-full cursor-pointer rounded-control border border-control bg-surface px-0.5 transition-colors hover:border-ink noscript:hidden"
      >
        Switch {drained ? "on" : "off"}
        <span className="sr-only"> node {number}</span>
      </button>
    </li>
  );
}

/** What a pod's colour says; the key of the figure shows the same. */
export const looks = {
  stays: "border-blue-2 bg-blue-tint text-ink",
  moved: "border-blue bg-blue text-on-blue",
};
