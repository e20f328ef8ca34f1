import { Fragment } from "react";

import type { DnsRecord } from "./content";

/** The records as they stand in a zone, with what each one says in words. */
export function DnsRecords({ items }: { items: readonly DnsRecord[] }) {
  return (
    <dl className="border-t border-rule-2">
      {items.map(({ name, kind, example, meaning }) => (
        <div
          key={name}
          className="grid gap-x-(--gap) gap-y-2 border-b border-rule py-6 max-sm:py-5 md:grid-cols-12 md:items-center"
        >
          <dt className="flex items-baseline gap-3 text-callout-4xl leading-none font-strong tracking-price md:col-span-3 md:text-callout-6xl">
            {name}
            <span className="label-text tracking-normal text-ink-3">{kind}</span>
          </dt>
          <dd className="md:col-span-5">
            <code className="block border-l-3 border-email bg-surface px-3.5 py-2.5 font-mono text-label leading-snug [overflow-wrap:anywhere]">
              {/* A line ends between two words of the record, never at a hyphen inside one. */}
              {example.split(/ +/).map((word) => (
                <Fragment key={word}>
                  <span className="inline-block">{word}</span>{" "}
                </Fragment>
              ))}
            </code>
          </dd>
          <dd className="text-ink-2 md:col-span-4">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
