import { Folded } from "~/ui/folded";
import type { Specialty } from "./content";

/** Names with the sentence that explains each; a phone shows the names. */
export function SpecialtyList({ specialties }: { specialties: readonly Specialty[] }) {
  return (
    <ul className="grid gap-x-(--gap) border-t border-axis sm:grid-cols-2">
      {specialties.map(({ title, description }) => (
        <li key={title} className="border-b border-rule-2 py-1 md:py-5">
          <Folded title={<h3 className="text-h4">{title}</h3>}>
            <p className="mt-1 mb-3 max-w-[46ch] text-ink-2">{description}</p>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
