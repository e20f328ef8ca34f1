import { logoBars, logoSize } from "~/figures/logo-bars";
import { identity } from "~/identity";
import { SiteLink } from "~/ui/site-link";

const tones = { light: "fill-blue-2", main: "fill-blue", ink: "fill-current" } as const;

/** The mark and the name, linking home. */
export function Logo() {
  return (
    <SiteLink
      to="/"
      aria-label={`${identity.name} home`}
      className="inline-flex items-center gap-2.75 text-brand"
    >
      <svg viewBox={`0 0 ${logoSize.width} ${logoSize.height}`} aria-hidden className="w-8.5">
        {logoBars.map(({ tone, ...bar }) => (
          <rect key={bar.y} {...bar} className={tones[tone]} />
        ))}
      </svg>
      {identity.name}
    </SiteLink>
  );
}
