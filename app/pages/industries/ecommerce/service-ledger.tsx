import type { Action } from "~/ui/action";
import { TextLink } from "~/ui/text-link";

export interface ShopService {
  title: string;
  description: string;
  /** What is handed over: a few words each. */
  deliverables: readonly string[];
  link: Action;
}

/** The services as a ledger of two columns: what, and what you hold afterwards. */
export function ServiceLedger({ services }: { services: readonly ShopService[] }) {
  return (
    <ul className="border-t border-axis">
      {services.map(({ title, description, deliverables, link }) => (
        <li key={title} className="grid-12 gap-y-4 border-b border-rule py-6">
          <div className="col-span-full md:col-span-7 md:pr-6">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 max-w-[52ch] text-ink-2">{description}</p>
            <TextLink to={link.to} className="mt-3 text-small">
              {link.label}
            </TextLink>
          </div>
          <div className="col-span-full md:col-span-5">
            <p className="label-text text-ink-3">What you hold afterwards</p>
            <ul className="mt-1 text-small">
              {deliverables.map((deliverable) => (
                <li key={deliverable} className="border-t border-rule py-1.5 first:border-t-0">
                  {deliverable}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
