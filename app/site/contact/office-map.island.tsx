import { useRef, useState } from "react";

import { identity } from "~/identity";
import { cx } from "~/lib/react/cx";
import { island } from "~/lib/react/island";
import { ButtonLink } from "~/ui/button";
import { office } from "./content";
import { MapSketch } from "./map-sketch";
import { useMapAddress } from "./use-map-address";

/**
 * The one thing on the site that comes from elsewhere. The sketch is what is seen until the map has arrived, and
 * without a network or JavaScript: until then the frame has no address, and nothing is asked of its server.
 */
function OfficeMap() {
  const { address, map } = identity;
  const place = useRef<HTMLDivElement>(null);
  const mapAddress = useMapAddress(place, map.embedUrl);
  const [arrived, setArrived] = useState(false);
  return (
    <div className="flex flex-col border border-rule-2 bg-surface">
      <div ref={place} className="relative min-h-80 flex-1 border-b border-rule-2">
        <MapSketch flag={office.title} note={office.sketchNote} />
        {/* A frame whose colour scheme is not that of its document would be opaque before it has one. */}
        <iframe
          title={office.title}
          src={mapAddress}
          // An empty frame loads too.
          onLoad={() => setArrived(mapAddress !== undefined)}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-popups"
          className={cx("absolute inset-0 size-full scheme-light", !arrived && "invisible")}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-6">
        <address className="text-small not-italic">
          <span className="font-strong">{address.street}</span>
          <br />
          {address.city} {address.postalCode}, {address.region}, {address.country}
        </address>
        <ButtonLink to={map.linkUrl} emphasis="secondary" size="small">
          {office.mapLabel}
        </ButtonLink>
      </div>
    </div>
  );
}

export default island(OfficeMap);
