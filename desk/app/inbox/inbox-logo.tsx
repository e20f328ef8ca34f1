import { logoBars, logoSize } from "~/figures/logo-bars";

const tones = { light: "fill-blue-2", main: "fill-blue", ink: "fill-current" } as const;

export function InboxLogo() {
  return (
    <svg viewBox={`0 0 ${logoSize.width} ${logoSize.height}`} aria-hidden className="w-7 shrink-0">
      {logoBars.map(({ tone, ...bar }) => (
        <rect key={bar.y} {...bar} className={tones[tone]} />
      ))}
    </svg>
  );
}
