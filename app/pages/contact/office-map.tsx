import { identity } from "~/identity";
import { TextLink } from "~/ui/text-link";
import { office } from "./content";
import { MapSketch } from "./map-sketch";

/** The one thing on the site that comes from elsewhere; it is fetched when it comes into view. */
export function OfficeMap() {
  const { address, map } = identity;
  return (
    <div className="flex h-full flex-col">
      <div className="relative min-h-80 flex-1 border border-rule-2">
        <MapSketch flag={office.title} note={office.sketchNote} />
        {/* A frame whose colour scheme is not that of its document would be opaque before it has one. */}
        <iframe
          title={office.title}
          src={map.embedUrl}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-popups"
          className="absolute inset-0 size-full scheme-light"
        />
      </div>
      <p className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-ink-2">
        <span>
          {address.street}, {address.city} {address.postalCode}
        </span>
        <TextLink to={map.linkUrl}>{office.mapLabel}</TextLink>
      </p>
    </div>
  );
}
