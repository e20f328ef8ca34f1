import { useEffect } from "react";

import { identity } from "~/identity";
import { ErrorNotice } from "./error-notice";

/** Shown in place of an island, or of a page of the desk, that failed to render. */
export function ErrorPage({ error }: { error: unknown }) {
  // Nothing is reported to a server; the console is where an engineer looks first.
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <title>{`Something broke | ${identity.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorNotice />
    </>
  );
}
