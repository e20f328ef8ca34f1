import type { GlyphRows } from "~/figures/bar-glyph";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Metric } from "~/sections/metric-band";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";

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
  markers: [{ at: 110, label: "Enough: 110" }],
};

export const hero: PageHeroProps = {
  title: "Kubernetes and EKS Management",
  lede: "Kubernetes runs your containers; somebody still has to run Kubernetes. We build the cluster, upgrade it, size it and watch it, on EKS, GKE or AKS.",
  primary: { label: "Deploy Kubernetes", to: "/contact" },
  secondary: { label: "Free Consultation", to: "/contact" },
};

/** How a figure is drawn: so many units, so many of them filled. */
export interface UnitMetric extends Metric {
  units: { columns: number; rows: number; filled: number };
  note: string;
}

const hundred = { columns: 20, rows: 5 };

export const metricsSection = {
  heading: "The gain, counted in squares",
  lede: "A hundred squares each. Availability needed a thousand, or there would be nothing missing to see.",
};

export const metrics: readonly UnitMetric[] = [
  {
    metric: "70%",
    title: "Faster deployments",
    description: "A rolling update is a line in a file, not an evening with a checklist.",
    units: { ...hundred, filled: 70 },
    note: "70 of 100: release time saved",
  },
  {
    metric: "50%",
    title: "Resource efficiency",
    description: "Workloads share nodes, so idle machines go back to where they came from.",
    units: { ...hundred, filled: 50 },
    note: "50 of 100: capacity freed",
  },
  {
    metric: "99.9%",
    title: "High availability",
    description: "Replicas in several zones, and a cluster that replaces what fails.",
    units: { columns: 50, rows: 20, filled: 999 },
    note: "999 of 1,000; the red one is the rest",
  },
  {
    metric: "60%",
    title: "Operational savings",
    description: "Upgrades, certificates and node repairs happen on schedule, without a ticket each.",
    units: { ...hundred, filled: 60 },
    note: "60 of 100: routine work saved",
  },
];

export interface ClusterService {
  glyph: GlyphRows;
  title: string;
  description: string;
  features: readonly string[];
  technologies: readonly string[];
}

export const servicesSection = {
  heading: "Four racks of work you can hand over",
  lede: "Take one, or all of them. The cluster stays in your account either way.",
};

export const services: readonly ClusterService[] = [
  {
    glyph: ["############", "............", "#####..#####", "#####..#####", "#####..#####"],
    title: "Cluster design and deployment",
    description: "A cluster that can be rebuilt from a repository on a bad day.",
    features: [
      "Zones, networks and node pools",
      "Ingress, DNS and certificates",
      "Cluster and add-ons as code",
      "Disaster recovery rehearsed",
    ],
    technologies: ["Amazon EKS", "Terraform", "Cilium", "cert-manager"],
  },
  {
    glyph: ["..########..", "..########..", "....####....", "############", "############"],
    title: "Application containerization",
    description: "From a server with history to an image with a version.",
    features: [
      "Small, scanned base images",
      "Health checks and graceful stop",
      "Helm charts or plain manifests",
      "State moved without losing any",
    ],
    technologies: ["Docker", "Helm", "Kustomize", "Velero"],
  },
  {
    glyph: [".........###", "......######", "...#########", ".....#######", "........####"],
    title: "Autoscaling and cost control",
    description: "Capacity that follows the load up, and, less often done, down.",
    features: [
      "Requests and limits from real use",
      "Pod and node autoscaling",
      "Spot capacity where it is safe",
      "Cost by team and namespace",
    ],
    technologies: ["Karpenter", "KEDA", "VPA", "OpenCost"],
  },
  {
    glyph: ["..########..", ".##......##.", "##..####..##", ".##......##.", "..########.."],
    title: "Operations and security",
    description: "Upgrades, watch and policy: the part nobody puts on a slide.",
    features: [
      "Version upgrades, tested first",
      "Monitoring, and response by support plan",
      "Pod security and network policy",
      "Image signing and secrets",
    ],
    technologies: ["Prometheus", "Argo CD", "Kyverno", "Falco"],
  },
];

export interface ManagedProvider {
  provider: string;
  description: string;
  features: readonly string[];
  benefits: readonly string[];
}

export const providersSection = {
  heading: "Three managed providers. One of them already has your data.",
  lede: "That is usually the right one. Here is what differs once the slides are closed.",
};

export const providers: readonly ManagedProvider[] = [
  {
    provider: "Amazon EKS",
    description:
      "Kubernetes with the rest of AWS within reach. The most parts, and the most choices to make.",
    features: [
      "Control plane across Availability Zones",
      "Managed node groups, Fargate, Karpenter, Auto Mode",
      "IAM roles for single pods",
      "Runs on your own hardware with EKS Anywhere",
    ],
    benefits: [
      "Fits what already runs on AWS",
      "Fine-grained permissions",
      "Spot and Graviton for lower bills",
    ],
  },
  {
    provider: "Google GKE",
    description: "From the people who started Kubernetes. The most automatic of the three.",
    features: [
      "Autopilot: no nodes to look after",
      "Release channels with maintenance windows",
      "Workload Identity Federation",
      "eBPF networking with Dataplane V2",
    ],
    benefits: ["Little day-to-day work", "Upgrades early and tested", "Close to BigQuery and Vertex AI"],
  },
  {
    provider: "Azure AKS",
    description: "Kubernetes for companies that sign in with Microsoft. Windows containers included.",
    features: [
      "Sign-in and roles with Microsoft Entra ID",
      "Windows and Linux node pools",
      "Event-driven scaling with KEDA as an add-on",
      "Azure Policy for clusters",
    ],
    benefits: ["One identity for people and pods", "A home for .NET applications", "Hybrid with Azure Arc"],
  },
];

export interface UseCase {
  title: string;
  description: string;
  useCases: readonly string[];
}

export const casesSection = {
  heading: "When it pays off",
  lede: "And when not: one small site needs a VPS, not a cluster. We say so.",
};

export const cases: readonly UseCase[] = [
  {
    title: "Microservices",
    description: "Many small parts, many releases a day, and no wish to know which server they are on.",
    useCases: [
      "Independent releases for each service",
      "Service mesh and mutual TLS",
      "Canary traffic by per cent",
    ],
  },
  {
    title: "Batch and machine learning",
    description: "Jobs that need forty machines for an hour and none for the rest of the day.",
    useCases: [
      "GPU pools that scale from zero",
      "Nightly and event-driven jobs",
      "Training and model serving",
    ],
  },
  {
    title: "Environments on demand",
    description: "A complete copy of the product for each pull request, gone when it is merged.",
    useCases: ["Preview environments", "Load tests at production size", "Training and demo systems"],
  },
  {
    title: "Hybrid and multi-cloud",
    description: "One way to deploy, whether the node stands at a provider or in your own cellar.",
    useCases: ["Data that may not leave the country", "Exit plan for a provider", "Branch and edge clusters"],
  },
];

export const processSection = {
  heading: "Four steps to a cluster you can sleep beside",
  lede: "Each ends with a test that could have failed.",
};

export const steps: readonly Required<ProcessStep>[] = [
  {
    title: "Assess",
    description: "What should move, what should stay, and what must never restart unasked.",
    activities: ["Workload and dependency map", "Resource use measured", "Provider and size chosen"],
  },
  {
    title: "Design and build",
    description: "The cluster, its network and its add-ons, as code in your repository.",
    activities: ["Two clusters: one to break", "Access and policies", "Pipelines and GitOps"],
  },
  {
    title: "Migrate",
    description: "Application by application, old and new side by side until the traffic agrees.",
    activities: ["Images and manifests", "Load and failover tests", "Cut-over with a way back"],
  },
  {
    title: "Operate",
    description: "Monitored, upgraded in time, and sized by what it uses.",
    activities: ["Monitoring and response", "Version upgrades", "Monthly cost and capacity report"],
  },
];

export const banner: ClosingBannerProps = {
  heading: "Upgrades are not a hobby.",
  lede: "Tell us your cluster's version and when it last changed. We say what is due, and what the upgrade could break.",
  primary: { label: "Hand over a cluster", to: "/contact" },
};
