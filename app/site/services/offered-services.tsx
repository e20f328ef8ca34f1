import type { Page } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

interface OfferedServicesProps {
  label: string;
  services: readonly Page[];
  quotes: Readonly<Record<string, string>>;
}

/** The services of an area that have no list price: without a bar, as there is nothing to measure. */
export function OfferedServices({ label, services, quotes }: OfferedServicesProps) {
  return (
    <div className="grid gap-x-(--gap) border-t border-rule-2 pt-2 lg:grid-cols-4">
      <p className="py-1.5 text-small text-ink-3">{label}</p>
      <ul className="grid gap-x-(--gap) sm:grid-cols-2 lg:col-span-3 lg:grid-cols-3">
        {services.map(({ path, label: name }) => (
          <li key={path} className="group relative py-1.5">
            <SiteLink
              to={path}
              className="font-strong tracking-name after:absolute after:inset-0 group-hover:text-blue-text"
            >
              {name}
            </SiteLink>
            {quotes[path] && <span className="block text-small text-ink-2">“{quotes[path]}”</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
