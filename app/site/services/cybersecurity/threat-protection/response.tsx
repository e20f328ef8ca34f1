import type { ProcessStep } from "~/sections/process-steps";
import { StepColumns } from "~/sections/step-columns";
import { FigureFrame } from "~/ui/figure-frame";
import { LayerScene, type Scene } from "./layer-scene";

/** What is seen at the layers while a step is under way. */
const scenes: readonly Scene[] = [
  { attackEndsAt: 1, closed: [1] },
  { attackEndsAt: 1, closed: [0, 1, 2], isolated: true },
  { attackEndsAt: 1, closed: [0, 1, 2], cleaned: true },
  { attackEndsAt: 0, closed: [0] },
];

/** The same attack in four pictures, from the first alert to the rule that ends the next one earlier. */
export function Response({ steps, caption }: { steps: readonly ProcessStep[]; caption: string }) {
  return (
    <FigureFrame caption={caption}>
      <StepColumns steps={steps} Drawing={Picture} />
    </FigureFrame>
  );
}

function Picture({ index }: { index: number }) {
  const scene = scenes[index];
  return scene && <LayerScene scene={scene} />;
}
