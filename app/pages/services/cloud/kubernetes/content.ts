import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Kubernetes and EKS Management",
  description:
    "Clusters on Amazon EKS, Google GKE and Azure AKS, built, upgraded, sized and watched for teams that would rather ship than run a control plane.",
};

/** Pods on one node; Kubernetes itself advises against more than 110. */
export const ruler: RulerScale = {
  to: 110,
  minor: 2,
  major: 10,
  format: (pods) => (pods === 0 ? "Pods per node" : String(pods)),
};

export const hero: PageHeroProps = {
  title: "Kubernetes and EKS Management",
  lede: "Kubernetes runs your containers; somebody still has to run Kubernetes. We build the cluster, upgrade it, size it and watch it, on EKS, GKE or AKS.",
  primary: { label: "Deploy Kubernetes", to: "/contact" },
  secondary: { label: "Free Consultation", to: "/contact" },
  facts: [
    { value: "70%", label: "Faster deployments" },
    { value: "50%", label: "Resource efficiency" },
    { value: "99.9%", label: "High availability" },
    { value: "60%", label: "Operational savings" },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Upgrades are not a hobby.",
  lede: "Tell us your cluster's version and when it last changed. We say what is due, and what the upgrade could break.",
  primary: { label: "Hand over a cluster", to: "/contact" },
};
