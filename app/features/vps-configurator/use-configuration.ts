import { useEffect } from "react";

import type { CustomVps } from "~/catalogue/custom-vps";
import { configurationIn, searchFor } from "./model/vps-configuration";
import { currentSearch, replaceSearch, useSearch } from "~/lib/navigation/address";

/** The chosen machine. It lives in the address, which is replaced: a choice is not a page of its own. */
export function useConfiguration() {
  const search = useSearch();
  const configuration = configurationIn(search);

  // What an address asks for and cannot be had is put right there too.
  const right = searchFor(configuration, search);
  useEffect(() => {
    if (right !== search) replaceSearch(right, { settle: true });
  }, [right, search]);

  return { configuration, choose };
}

function choose(changes: Partial<CustomVps>) {
  const before = currentSearch();
  replaceSearch(searchFor({ ...configurationIn(before), ...changes }, before), { settle: true });
}
