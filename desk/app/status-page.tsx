import type { ReactNode } from "react";

import { identity } from "~/identity";
import { telephoneLink } from "~/lib/format/telephone-link";
import { ButtonLink } from "~/ui/button";
import { isUnsent, Unsent } from "./unsent";

interface StatusPageProps {
  status: number;
  /** What a loader said of it. */
  about: unknown;
}

/** In the place of a page that is not there, not for this visitor, or not to be had just now. */
export function StatusPage({ status, about }: StatusPageProps) {
  if (status === 401 && about === "account") {
    return (
      <Words title="You are signed out" action={{ label: "Sign In", to: "/signin" }}>
        Nothing was changed. Sign in, and do it again.
      </Words>
    );
  }
  if (status === 401) {
    return (
      <Words title="This is where our team works" action={{ label: "Sign In", to: "/signin?next=/desk" }}>
        The inbox opens for members of the team who are signed in. A new member gets a link by email. The very
        first link is printed when the desk starts.
      </Words>
    );
  }
  if (status === 503 && isUnsent(about)) return <Unsent {...about} />;
  if (status === 503) {
    return (
      <Words title="We cannot look it up just now" action={{ label: "Back to the home page", to: "/" }}>
        Our records are out of reach for a moment, and nothing of yours is lost. Load the page again in a
        minute. If it cannot wait, call <Phone />.
      </Words>
    );
  }
  if (about === "enquiry") {
    return (
      <Words title="This link opens no enquiry" action={{ label: "Write to us", to: "/contact" }}>
        A letter of the address may be missing: open the link in our email once more, or copy all of it. If it
        still leads here, write to us or call <Phone />, and we’ll find your enquiry.
      </Words>
    );
  }
  if (about === "quote") {
    return (
      <Words title="This link opens no quote" action={{ label: "Write to us", to: "/contact" }}>
        A letter of the address may be missing: open the link in our email once more, or copy all of it. If it
        still leads here, call <Phone />.
      </Words>
    );
  }
  if (about === "newsletter") {
    return (
      <Words title="This link changes nothing" action={{ label: "Back to the home page", to: "/" }}>
        A letter of the address may be missing: open the link in our email once more, or copy all of it.
      </Words>
    );
  }
  if (about === "entry") {
    return (
      <Words title="This link lets nobody in" action={{ label: "To the inbox", to: "/desk" }}>
        Each link works once, for seven days. Ask for a new one.
      </Words>
    );
  }
  return (
    <Words title="There is no such page" action={{ label: "Back to the home page", to: "/" }}>
      The address may have a letter too many. Everything we offer starts on the home page.
    </Words>
  );
}

interface WordsProps {
  title: string;
  action: { label: string; to: string };
  children: ReactNode;
}

function Words({ title, action, children }: WordsProps) {
  return (
    <section className="wrap section-space">
      <title>{`${title} | ${identity.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-[16ch] text-h1">{title}</h1>
      <p className="mt-6 max-w-[56ch] text-lede text-ink-2">{children}</p>
      <ButtonLink to={action.to} className="mt-8" arrow>
        {action.label}
      </ButtonLink>
    </section>
  );
}

function Phone() {
  return (
    <a href={telephoneLink(identity.phones.support)} className="whitespace-nowrap underline">
      {identity.phones.support}
    </a>
  );
}
