import type { Leader } from "~/team.data";
import { Silhouette } from "./silhouette";

export function Leadership({ leaders }: { leaders: readonly Leader[] }) {
  return (
    <ul className="grid gap-x-(--gap) gap-y-10 sm:grid-cols-3">
      {leaders.map((leader) => (
        <li key={leader.name} className="grid grid-cols-[6.5rem_1fr] items-start gap-x-4 sm:block">
          <div className="border-b border-axis bg-sand pt-6 sm:mb-5">
            <Silhouette portrait={leader.portrait} />
          </div>
          <div>
            <h3 className="text-h3">{leader.name}</h3>
            <p className="label-text mt-1 text-ink-3">{leader.role}</p>
            <p className="mt-3 max-w-[40ch] text-ink-2">{leader.biography}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
