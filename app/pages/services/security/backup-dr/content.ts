import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Backup and Disaster Recovery",
  description:
    "Managed backup and disaster recovery with the recovery time, the data-loss window, the retention and the storage of every plan in writing.",
};

/** Hours until the systems run again. */
export const ruler: RulerScale = {
  to: 10,
  minor: 0.25,
  major: 1,
  format: (hours) => `${hours} h`,
};

export const hero: PageHeroProps = {
  title: "Backup and Disaster Recovery",
  lede: "Everyone has backups. Fewer have tried to restore one. We state how long you would be down and how much work you could lose, and chase every backup that failed.",
  primary: { label: "View Backup Plans", to: "#plans" },
  secondary: { label: "Protect My Data", to: "/contact" },
  tone: "ink",
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "How long down, how much lost",
  lede: "Two answers set the price: the recovery time, and the window of work that may be missing after it.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Unrestored, a backup is a rumour",
  lede: "Name one system you cannot lose. We work out with you what an hour without it costs, and which plan that justifies.",
  primary: { label: "Protect My Data", to: "/contact" },
};
