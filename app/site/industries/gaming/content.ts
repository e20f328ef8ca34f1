import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SuccessMetric } from "./game-metrics";
import type { Platform } from "./game-platforms";
import type { GameType } from "./game-types";
import type { Region } from "./launch-day";
import type { Solution } from "./player-moments";

export const meta: PageMeta = {
  title: "Technology for Game Studios",
  description:
    "Game back ends, matchmaking, live operations and launch-night capacity for studios on mobile, PC, console and the web.",
};

export const hero: PageHeroProps = {
  title: "Gaming",
  lede: "Accounts, matchmaking and game servers, built and run for your launch night. Players fight the boss instead of the queue.",
  primary: { label: "Plan your launch", to: "/contact" },
  secondary: { label: "Ask about lag", to: "/contact" },
  layout: "below",
};

/** An invented launch: the figure says so. Peaks are in thousands of players, hours in UTC. */
export const regions: readonly Region[] = [
  {
    name: "Asia Pacific",
    note: "Opens in the afternoon, so the first rush runs into the first evening.",
    rush: 9,
    evening: 12,
    peak: 11,
  },
  {
    name: "Europe",
    note: "Opens during work. The rush comes on the train home.",
    rush: 6,
    evening: 19,
    peak: 14,
  },
  {
    name: "Americas",
    note: "Opens at night. The largest evening is the last one, when your team is asleep.",
    rush: 4,
    evening: 25.5,
    peak: 16,
  },
];

export const launchCaption =
  "launch day in UTC, in steps of half an hour. The game unlocks everywhere at 09:00; evening arrives three times.";

export const solutionsSection = {
  heading: "Solutions for every step a player takes",
  lede: "From sign-in to analytics, we look after all six parts.",
};

export const solutions: readonly Solution[] = [
  {
    glyph: "player-account",
    moment: "Signs in",
    title: "Accounts and saves",
    description: "One account across phone, console and PC, and a save that is where the player left it.",
    features: ["Platform sign-in linked to one identity", "Versioned saves that can be rolled back"],
    technologies: ["PlayFab", "Nakama", "OpenID Connect", "PostgreSQL"],
    service: { label: "Custom Development", to: "/services/software-ai/development" },
  },
  {
    glyph: "matchmaking",
    moment: "Waits",
    title: "Matchmaking",
    description: "Fair opponents nearby, found before the player puts the phone down.",
    features: ["Rules by skill, latency and party", "Bots as a visible fallback"],
    technologies: ["Open Match", "FlexMatch", "Redis"],
    service: { label: "Kubernetes & EKS", to: "/services/cloud/kubernetes" },
  },
  {
    glyph: "game-servers",
    moment: "Plays",
    title: "Game servers",
    description:
      "Authoritative servers in the player's region, started before they are needed and stopped after.",
    features: ["Server fleets scaled ahead of the evening", "Deployments that don't interrupt a match"],
    technologies: ["Agones", "GameLift", "Unreal", "Unity Netcode"],
    service: { label: "DevOps", to: "/services/cloud/devops" },
  },
  {
    glyph: "live-operations",
    moment: "Comes back",
    title: "Live operations",
    description: "Events, seasons and shop changes that go out on a Tuesday afternoon, without a new build.",
    features: [
      "Remote configuration with preview and rollback",
      "Rollouts by region and by share of players",
    ],
    technologies: ["Feature flags", "CDN", "Terraform", "GitHub Actions"],
    service: { label: "24/7 Cloud Support", to: "/services/cloud/support" },
  },
  {
    glyph: "anti-cheat",
    moment: "Meets a cheat",
    title: "Anti-cheat and account protection",
    description: "The server decides who hit whom. Stolen accounts and traffic floods are blocked.",
    features: ["Impossible moves detected from server logs", "Login limits, bot filters and DDoS scrubbing"],
    technologies: ["Server-side checks", "WAF", "Rate limits"],
    service: { label: "Threat Protection", to: "/services/cybersecurity/threat-protection" },
  },
  {
    glyph: "player-analytics",
    moment: "Leaves",
    title: "Player analytics",
    description: "Where players stop, on which level, on which device, and after which patch.",
    features: ["Event schemas checked in the build", "Funnels and retention by cohort, the next morning"],
    technologies: ["Kafka", "ClickHouse", "dbt", "Metabase"],
    service: { label: "Data & Analytics", to: "/services/cloud/data-analytics" },
  },
];

export const platformsSection = {
  heading: "Platforms and their frame times",
  lede: "What has to happen within a frame runs on the device. We move the rest to the server.",
  caption:
    "Time for one frame at the usual target of each platform: 1,000 ms divided by its frames per second.",
};

export const platforms: readonly Platform[] = [
  {
    name: "Handheld consoles",
    description: "Sleep in the middle of a match, and come back as if nothing had happened.",
    engines: ["Unity", "Unreal"],
    framesPerSecond: 30,
  },
  {
    name: "Mobile",
    description: "iOS and Android: lifts, tunnels, and thousands of devices you have never held.",
    engines: ["Unity", "Godot", "Native"],
    framesPerSecond: 60,
  },
  {
    name: "Web",
    description: "No installation, so no patience. The first megabytes decide.",
    engines: ["WebGL", "WebGPU", "Phaser"],
    framesPerSecond: 60,
  },
  {
    name: "Consoles",
    description: "Certification has a calendar of its own. We plan backwards from it.",
    engines: ["Unreal", "Unity"],
    framesPerSecond: 60,
  },
  {
    name: "VR and AR",
    description: "A late frame can make people ill, so timing comes first.",
    engines: ["OpenXR", "Unity", "Unreal"],
    framesPerSecond: 90,
  },
  {
    name: "PC",
    description: "Every kind of graphics card, and players who measure frame rates.",
    engines: ["Unreal", "Unity", "Godot"],
    framesPerSecond: 120,
  },
];

export const typesSection = {
  heading: "Game types and their update rates",
  lede: "Each mark is an update to every player. The rate decides how near the servers must be, and what they cost.",
  caption: "usual update rates. Yours follows from the design, and from what you want to pay for a match.",
};

export const gameTypes: readonly GameType[] = [
  {
    title: "Shooters and battle royale",
    description: "The nearest region wins. Lag compensation, replays, and servers that end with the match.",
    updates: 60,
    rate: "60 a second",
  },
  {
    title: "Racing and sports",
    description: "Short matches, many of them, and a prediction that survives a corner.",
    updates: 30,
    rate: "30 a second",
  },
  {
    title: "Online worlds",
    description:
      "A world that never stops: zones split when a crowd gathers, and all of them share one database.",
    updates: 20,
    rate: "20 a second",
  },
  {
    title: "Co-op and role-playing",
    description: "Four friends and one host. Relays for bad networks, and a host who may leave.",
    updates: 10,
    rate: "10 a second",
  },
  {
    title: "Strategy and card games",
    description: "Slow, exact, and argued about. Every move is checked, kept and can be played again.",
    updates: 1,
    rate: "1 for each move",
  },
  {
    title: "Puzzle and casual",
    description: "Plays on the underground. The score arrives later, once, and cannot be forged.",
    updates: 0,
    rate: "1 after the game",
  },
];

export const metricsSection = {
  heading: "Success metrics of the games we run",
  lede: "From the games whose back ends we run, with what each one counts.",
};

/** Downloads, rating, retention and uptime, in this order: each has a drawing of its own. */
export const successMetrics: readonly [SuccessMetric, SuccessMetric, SuccessMetric, SuccessMetric] = [
  {
    metric: "10M+",
    title: "Downloads",
    description:
      "Over all stores and platforms. Every one of them signs in somewhere, and a good many on the same evening.",
  },
  {
    metric: "4.5+",
    title: "Rating",
    description: "Out of five, in the app stores. Our part of it: players can sign in and stay connected.",
  },
  {
    metric: "85%",
    title: "Day-7 retention",
    description:
      "Of the players who finish the tutorial. From installs the share is smaller; you get both numbers.",
  },
  {
    metric: "99.9%",
    title: "Uptime",
    description: "Login, matchmaking and game servers together. Of 1,000 minutes, 999 can be played.",
  },
];

export const banner: ClosingBannerProps = {
  heading: "Plan the servers for your launch",
  lede: "Tell us the genre, the platforms and the date. We'll plan the servers for it.",
  primary: { label: "Talk about your game", to: "/contact" },
  steps: "industries",
};
