import type { Feed, PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Announcements",
  description:
    "Where planned maintenance and changes to plans are announced, and how urgent notices reach you without your having to look here.",
};

export const feed: Feed = { title: "Announcements", path: "/support/announcements/feed.xml" };

export const hero: PageHeroProps = {
  title: "Announcements",
  lede: "Planned work, security notices and changes to plans, each with its date. Follow the feed, or be told by email.",
  primary: { label: "Follow the feed", to: "/support/announcements/feed.xml" },
  secondary: { label: "Report a problem", to: "/contact" },
};

export const lanesCaption = "One mark, one notice. Most weeks have none, which is the aim.";

export const notices = {
  heading: "All notices, newest first",
  lede: "Urgent notices also go by email to the contacts you named, and by phone when email may be what is down.",
};

export const banner: ClosingBannerProps = {
  heading: "Seen a problem that isn't listed?",
  lede: "Tell us. You may have seen it first.",
  primary: { label: "Report a problem", to: "/contact" },
  secondary: { label: "24/7 Cloud Support", to: "/services/cloud/support" },
  steps: "help",
};
