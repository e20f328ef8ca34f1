import type { Action } from "~/ui/action";
import { Folded } from "~/ui/folded";
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
          <li
            key={title}
            className="grid-12 border-b border-rule-2 py-1 sm:border-rule sm:py-6 md:grid-rows-[auto_auto_1fr]"
          >
            <Folded
              intoGrid
              className="col-span-full"
              title={<h3 className="text-h4 sm:col-span-full md:col-span-7">{title}</h3>}
              lede={
                <span className="max-w-[52ch] text-ink-2 max-sm:text-small sm:col-span-full sm:mt-1 md:col-span-7">
                  {description}
                </span>
              }
            >
              <TextLink
                to={link.to}
                className="w-fit self-start text-small sm:col-span-full sm:mt-3 md:col-span-7"
              >
                {link.label}
              </TextLink>
              <div className="col-span-full max-md:mt-4 md:col-span-5 md:col-start-8 md:row-span-3 md:row-start-1">
                <p className="label-text text-ink-3 md:hidden">What you keep</p>
                <RuledList items={deliverables} rules="below" className="*:py-1.5" />
              </div>
            </Folded>
          </li>
        ))}
      </ul>
    </>
  );
}
