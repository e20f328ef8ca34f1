import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Technology for Game Studios",
  description:
    "Game back ends, matchmaking, live operations and launch-night capacity for studios that want players to meet the boss and not a queue.",
};

/** Frames per second. */
export const ruler: RulerScale = {
  to: 120,
  minor: 2,
  major: 10,
  format: (frames) => (frames === 0 ? "0 fps" : String(frames)),
};

export const hero: PageHeroProps = {
  title: "Gaming",
  lede: "Launch night is the one load test that you cannot repeat. We build and run what stands behind the game, so that players fight your boss and not your queue.",
  primary: { label: "Plan your launch", to: "/contact" },
  secondary: { label: "Ask about your back end", to: "/contact" },
  facts: [
    { value: "10M+", label: "Downloads" },
    { value: "4.5+", label: "Rating" },
    { value: "85%", label: "Day-7 retention" },
    { value: "99.9%", label: "Uptime" },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Lag is not a difficulty level.",
  lede: "Tell us the genre, the platforms and the date. We plan the servers for the night when everybody comes at once.",
  primary: { label: "Talk about your game", to: "/contact" },
};
