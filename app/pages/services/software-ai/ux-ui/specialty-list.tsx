import type { Specialty } from "./content";

/** Names in large type, each with the sentence that explains it. */
export function SpecialtyList({ specialties }: { specialties: readonly Specialty[] }) {
  return (
    <ul>
      {specialties.map(({ title, description }) => (
        <li
          key={title}
          className="grid-12 items-center gap-y-2 border-t border-rule py-5 last:border-b md:py-6"
        >
          <h3 className="col-span-full text-[clamp(1.625rem,3vw,2.5rem)] leading-[1.05] font-strong tracking-[-0.034em] md:col-span-7">
            {title}
          </h3>
          <p className="col-span-full max-w-[52ch] text-ink-2 md:col-span-5">{description}</p>
        </li>
      ))}
    </ul>
  );
}
