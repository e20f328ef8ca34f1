import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";

export const meta: PageMeta = {
  title: "Tech Insights",
  description:
    "Notes from the engineers who did the work, on cloud services, cybersecurity, software development, AI and machine learning.",
};

export const hero = {
  title: "Tech Insights",
  lede: "Our engineers write about work they did: what broke, what it cost, and what they would do differently. Use it on your own systems.",
};

export const latest = { heading: "Latest articles" };

export const newsletter = {
  heading: "Stay Updated",
  lede: "One newsletter a month: new articles and what we learned from them.",
};

export const authors = {
  heading: "Authors",
  lede: "Who they are and what they do here.",
};

export const banner: ClosingBannerProps = {
  heading: "Ask the engineers who write here",
  lede: "If you recognise your own system in an article, write to us before it breaks.",
  primary: { label: "Ask the engineers", to: "/contact" },
};
