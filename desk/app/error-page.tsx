import { useEffect } from "react";

import { identity } from "~/identity";
import { ErrorNotice } from "~/layout/error-notice";

/** Shown in place of a page that failed to render. */
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
