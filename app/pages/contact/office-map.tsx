import { identity } from "~/identity";
import { TextLink } from "~/ui/text-link";

/** The one thing on the site that comes from elsewhere; it is fetched when it comes into view. */
export function OfficeMap() {
  const { address, map } = identity;
  return (
    <div className="flex h-full flex-col">
      <iframe
        title="Our Office"
        src={map.embedUrl}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-popups"
        className="min-h-80 w-full flex-1 border border-rule-2 bg-sand"
      />
      <p className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-ink-2">
        <span>
          {address.street}, {address.city} {address.postalCode}
        </span>
        <TextLink to={map.linkUrl}>Open the map on its own</TextLink>
      </p>
    </div>
  );
}
