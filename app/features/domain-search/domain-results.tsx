import { type DomainExtension, domainExtensions } from "~/catalogue/domains.data";
import { threeYearTotal } from "~/catalogue/three-year-total";
import { cx } from "~/lib/react/cx";
import { formatPrice } from "~/lib/format/format-price";
import { ButtonLink } from "~/ui/button";
import type { DomainName } from "./model/domain-name";

/** One name under every extension, with what it would cost. No registry is asked whether the name is free. */
export function DomainResults({ name }: { name: DomainName }) {
  return (
    <section aria-label="Prices for this name" className="mt-10">
      <h2 className="text-h3 [overflow-wrap:anywhere]">{name.shown}, under eight extensions</h2>
      <p className="mt-2 max-w-[64ch] text-ink-2">
        Availability is confirmed by the team. Enquire about a name, and we'll check it with the registry
        before you pay anything.
        {name.otherExtension && " We don't sell the extension you typed."}
        {name.ascii !== name.shown &&
          ` In DNS it is written ${name.ascii}; not every extension supports every script.`}
      </p>
      <ul className="mt-6 border-t border-axis">
        {domainExtensions.map((extension) => (
          <Row key={extension.extension} name={name} extension={extension} />
        ))}
      </ul>
    </section>
  );
}

function Row({ name, extension }: { name: DomainName; extension: DomainExtension }) {
  const typed = extension.extension === name.extension;
  return (
    <li
      className={cx(
        "grid grid-cols-3 items-center gap-x-4 gap-y-3 border-b border-rule-2 py-4 md:grid-cols-[minmax(0,1fr)_6.5rem_6.5rem_7.5rem_auto]",
        typed && "-mx-3 bg-blue-tint px-3 md:-mx-4 md:px-4",
      )}
    >
      <p className="col-span-2 text-h4 [overflow-wrap:anywhere] md:col-span-1">
        <span className="text-ink-2">{name.shown}</span>
        {extension.extension}
        {typed && <span className="label-text ml-3 text-ink-2">as you typed it</span>}
      </p>
      <dl className="contents">
        <Figure label="First year" dollars={extension.price} />
        <Figure label="Renewal" dollars={extension.renewal} />
        <Figure label="Three years" dollars={threeYearTotal(extension)} />
      </dl>
      <ButtonLink
        to={`/contact?domain=${encodeURIComponent(name.ascii + extension.extension)}`}
        emphasis="secondary"
        size="small"
        className="max-md:col-start-3 max-md:row-start-1"
      >
        Enquire <span className="sr-only">about {name.shown + extension.extension}</span>
      </ButtonLink>
    </li>
  );
}

function Figure({ label, dollars }: { label: string; dollars: number }) {
  return (
    <div>
      <dt className="label-text text-ink-3">{label}</dt>
      <dd className="font-strong tabular">{formatPrice(dollars)}</dd>
    </div>
  );
}
