import { RuledList } from "~/ui/ruled-list";
import { LayerScene, type Scene } from "./layer-scene";

export interface ResponseStep {
  title: string;
  description: string;
  activities: readonly string[];
}

/** What is seen at the layers while a step is under way. */
const scenes: readonly Scene[] = [
  { attackEndsAt: 1, closed: [1] },
  { attackEndsAt: 1, closed: [0, 1, 2], isolated: true },
  { attackEndsAt: 1, closed: [0, 1, 2], cleaned: true },
  { attackEndsAt: 0, closed: [0] },
];

/** The same attack in four pictures, from the first alert to the rule that ends the next one earlier. */
export function Response({ steps, caption }: { steps: readonly ResponseStep[]; caption: string }) {
  return (
    <figure>
      <ol className="grid gap-x-(--gap) gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, description, activities }, index) => (
          <li key={title}>
            {scenes[index] && <LayerScene scene={scenes[index]} />}
            <h3 className="mt-5 text-h3">
              <span aria-hidden className="mr-3 text-ink-3">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="mt-2 text-ink-2">{description}</p>
            <RuledList items={activities} className="mt-3" />
          </li>
        ))}
      </ol>
      <figcaption className="label-text mt-8 text-ink-3">{caption}</figcaption>
    </figure>
  );
}
