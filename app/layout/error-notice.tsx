import { identity } from "~/identity";
import { telephoneLink } from "~/lib/format/telephone-link";
import { Button, ButtonLink } from "~/ui/button";

/** What a visitor reads in place of something that broke: a page that a server could not give, or an island. */
export function ErrorNotice({ heading: Heading = "h1" }: { heading?: "h1" | "h2" }) {
  return (
    <section className="wrap section-space">
      <div className="grid items-center gap-12 md:grid-cols-2">
        <div>
          <Heading className="max-w-[14ch] text-h1">Something broke on this page.</Heading>
          <p className="mt-6 max-w-[48ch] text-lede text-ink-2">
            The fault is ours. Loading the page again often helps; if it doesn't, call{" "}
            <a href={telephoneLink(identity.phones.support)} className="underline">
              {identity.phones.support}
            </a>{" "}
            and tell us what you were looking for.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/" arrow>
              Back to the home page
            </ButtonLink>
            <Button emphasis="secondary" data-action="reload-page">
              Load this page again
            </Button>
          </div>
        </div>
        <BrokenPage />
      </div>
    </section>
  );
}

/** A page of this site in bars: one line has come loose at one end, and its button is on the floor. */
function BrokenPage() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden className="block w-full max-w-xl">
      <path
        d="M40 1H360V250M40 1V250H150M250 250H360"
        fill="none"
        strokeWidth="2"
        className="stroke-rule-2"
      />
      <path
        d="M64 28H220v22H64zM64 60H170v22H64zM64 106H336v10H64zM64 124H310v10H64zM64 160H290v10H64zM64 178H130v10H64z"
        className="fill-unit"
      />
      <path d="M64 142H336v10H64z" transform="rotate(17 64 147)" className="fill-tier-3" />
      <path d="M150 278H246v20H150z" transform="rotate(-5 150 298)" className="fill-blue" />
      <path d="M0 298H400v2H0z" className="fill-axis" />
    </svg>
  );
}
