import type { Action } from "~/ui/action";
import { RuledList } from "~/ui/ruled-list";
import { TextLink } from "~/ui/text-link";

export interface ShopService {
  title: string;
  description: string;
  /** What is handed over: a few words each. */
  deliverables: readonly string[];
  link: Action;
}

/** The services as a ledger of two columns: what, and what you keep. */
export function ServiceLedger({ services }: { services: readonly ShopService[] }) {
  return (
    <>
      <div className="label-text grid-12 pb-3 text-ink-3 max-md:hidden">
        <p className="md:col-span-7">What we do</p>
        <p className="md:col-span-5">What you keep</p>
      </div>
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
              <p className="label-text text-ink-3 md:hidden">What you keep</p>
              <RuledList items={deliverables} rules="below" className="*:py-1.5" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
