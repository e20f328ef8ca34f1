import { type ClientLoaderFunctionArgs, type MetaFunction, redirectDocument } from "react-router";

import { PageSearch } from "~/features/search/page-search";
import { identity } from "~/identity";
import { ButtonLink } from "~/ui/button";
import { AreaLinks } from "./area-links";
import { copy } from "./content";
import { EmptySlots } from "./empty-slots";

/** One file answers for every unknown address: it has no canonical one and stays out of search engines. */
export const meta: MetaFunction = () => [
  { title: `Page not found | ${identity.name}` },
  { name: "robots", content: "noindex" },
];

/** With data from the build, the browser does not load any for a page that is there. */
export function loader() {
  return null;
}

/**
 * Runs when a link leads to an address that this version of the site does not know. A newer one may:
 * the server is asked, and answers with that page or with this one and the right status.
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  // Already there: the development server answers unknown addresses with an empty page that loads its data itself.
  if (new URL(request.url).pathname === window.location.pathname) return null;
  throw redirectDocument(request.url);
}

export default function NotFoundPage() {
  return (
    <section className="wrap section-space" data-not-found="">
      <div className="mb-14 grid gap-12 md:grid-cols-2">
        <div>
          <EmptySlots />
          <h1 className="mt-10 max-w-[14ch] text-h1">{copy.title}</h1>
          <p className="mt-6 max-w-[48ch] text-lede text-ink-2">{copy.lede}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/" arrow>
              {copy.home}
            </ButtonLink>
            <ButtonLink to="/contact" emphasis="secondary">
              {copy.contact}
            </ButtonLink>
          </div>
        </div>
        <PageSearch label={copy.search} />
      </div>
      <AreaLinks />
    </section>
  );
}
