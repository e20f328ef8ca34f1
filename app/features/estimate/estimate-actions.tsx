import Printer from "lucide-react/icons/printer";
import { useState } from "react";

import { saveSearch } from "~/lib/navigation/address";
import { Button, ButtonLink } from "~/ui/button";
import { copy } from "./content";
import { CopyLink } from "./copy-link";
import { PrintedSheet, type SheetProps } from "./estimate-sheet";
import { entriesOf } from "./model/estimate";
import { searchWith } from "./model/estimate-address";

/** Send it, keep its address, or print it. */
export function EstimateActions(estimate: Omit<SheetProps, "date" | "address">) {
  const [message, setMessage] = useState("");
  const [printed, setPrinted] = useState<{ date: Date; address: string }>();
  return (
    <div className="mt-7 flex flex-wrap gap-3">
      <ButtonLink
        to={`/contact${searchWith("", entriesOf(estimate.lines), false)}`}
        arrow
        className="grow max-sm:w-full"
      >
        {copy.send}
      </ButtonLink>
      <CopyLink address={estimateAddress} onMessage={setMessage} />
      <Button
        emphasis="secondary"
        className="grow"
        onClick={() => setPrinted({ date: new Date(), address: estimateAddress() })}
      >
        <Printer aria-hidden size={18} />
        Print
      </Button>
      <p role="status" className="label-text w-full text-ink-3">
        {message}
      </p>
      {printed && <PrintedSheet {...estimate} {...printed} onPrinted={() => setPrinted(undefined)} />}
    </div>
  );
}

function estimateAddress(): string {
  saveSearch();
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${search}#estimate`;
}
