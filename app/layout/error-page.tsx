import { useEffect } from "react";

import { identity } from "~/identity";
import { telephoneLink } from "~/lib/telephone-link";
import { Button, ButtonLink } from "~/ui/button";

/** Shown in place of a page that failed to render. */
export function ErrorPage({ error }: { error: unknown }) {
  // Nothing is reported to a server; the console is where an engineer looks first.
  useEffect(() => console.error(error), [error]);
  return (
    <section className="wrap section-space">
      <title>{`Something broke | ${identity.name}`}</title>
      <meta name="robots" content="noindex" />
      <BrokenBars />
      <h1 className="mt-10 max-w-[14ch] text-h1">Something broke on this page.</h1>
      <p className="mt-6 max-w-[48ch] text-lede text-ink-2">
        The fault is ours, not yours. Loading the page again often helps; if it does not, call{" "}
        <a href={telephoneLink(identity.phones.support)} className="underline">
          {identity.phones.support}
        </a>{" "}
        and tell us what you were after.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/" arrow>
          Back to the home page
        </ButtonLink>
        <Button emphasis="secondary" onClick={() => window.location.reload()}>
          Load this page again
        </Button>
      </div>
    </section>
  );
}

/** Five bars in step, the third one out of line. */
function BrokenBars() {
  return (
    <svg viewBox="0 0 320 96" aria-hidden className="w-full max-w-sm">
      <path d="M0 0H280v12H0zM0 20H280v12H0zM0 60H280v12H0zM0 80H280v12H0z" className="fill-unit" />
      <path d="M0 40H120v12H0z" className="fill-unit" />
      <path d="M150 46H320v12H150z" className="fill-blue" />
    </svg>
  );
}
