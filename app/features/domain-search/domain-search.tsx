import CircleAlert from "lucide-react/icons/circle-alert";
import Search from "lucide-react/icons/search";
import { type FormEvent, useEffect, useId, useRef } from "react";

import { domainExtensions } from "~/catalogue/domains.data";
import { pushSearch, useSearch } from "~/lib/navigation/address";
import { cx } from "~/lib/react/cx";
import { Button } from "~/ui/button";
import { parseDomainName } from "./model/domain-name";
import { DomainResults } from "./domain-results";

const extensions = domainExtensions.map((each) => each.extension);

/** The name lives in the address (?name=…), so that it can be shared and Back works; it is read anew each time. */
export function DomainSearch() {
  const typed = new URLSearchParams(useSearch()).get("name");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const result = typed === null ? undefined : parseDomainName(typed, extensions);
  const problem = result && "problem" in result ? result.problem : undefined;
  const name = result && "ascii" in result ? result : undefined;

  // The field follows the address; what was typed before this page came alive stays.
  const first = useRef(true);
  useEffect(() => {
    const input = field.current;
    if (input && typed !== null && !(first.current && input.value)) input.value = typed;
    if (typed !== null) first.current = false;
  }, [typed]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get("name"));
    first.current = false;
    if ("problem" in parseDomainName(value, extensions)) field.current?.focus();
    pushSearch(`?${new URLSearchParams({ name: value })}`);
  }

  return (
    <div>
      <form role="search" aria-label="Domain names" onSubmit={onSubmit} noValidate>
        <label htmlFor={id} className="font-strong tracking-control">
          Which name are you after?
        </label>
        {/* Above the field: on a phone the place below it is under the keyboard. */}
        {problem && (
          <p
            id={`${id}-problem`}
            className="mt-1.5 flex items-center gap-2 text-small font-medium text-danger"
          >
            <CircleAlert aria-hidden size={17} className="shrink-0" />
            {problem}
          </p>
        )}
        <div className="mt-2.5 flex flex-wrap gap-2.5">
          <input
            ref={field}
            id={id}
            name="name"
            type="text"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            placeholder="Enter your domain name"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            className={cx(
              "h-16 min-w-0 flex-[1_1_16rem] rounded-control border px-5 text-callout-xs placeholder:text-ink-3",
              problem ? "border-danger bg-danger-tint" : "border-control bg-surface hover:border-ink",
            )}
          />
          <Button type="submit" className="min-h-16 px-8 max-sm:w-full">
            <Search aria-hidden size={19} />
            Search
          </Button>
        </div>
      </form>
      <p role="status" className="sr-only">
        {problem ?? (name && `Prices for ${name.shown} under ${extensions.length} extensions are shown.`)}
      </p>
      <p className="mt-2.5 hidden text-small text-ink-2 noscript:block">
        The search needs JavaScript. Prices are the same for every name; see the list below.
      </p>
      {name && <DomainResults name={name} />}
    </div>
  );
}
