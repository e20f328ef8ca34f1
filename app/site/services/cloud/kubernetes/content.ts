import { supportPlanFrom } from "~/catalogue/promises/support.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Metric } from "~/sections/metric-band";
import type { Pricing } from "~/sections/how-priced";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Service } from "~/sections/service-grid";
import type { ProcessStep } from "~/sections/process-steps";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "Kubernetes and EKS Management",
  description:
    "Clusters on Amazon EKS, Google GKE and Azure AKS, built, upgraded, sized and monitored for you, in your own account.",
};

export const hero: PageHeroProps = {
  title: "Kubernetes and EKS Management",
  lede: "We build your cluster, upgrade it, size it and monitor it, on EKS, GKE or AKS. Your team can get on with its software.",
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
  heading: "What you gain with Kubernetes",
  lede: "Each drawing has 100 squares. Availability has 1,000, or you wouldn't see what's missing.",
};

export const metrics: readonly UnitMetric[] = [
  {
    metric: "70%",
    title: "Faster deployments",
    description: "A rolling update is one changed line in a file.",
    units: { ...hundred, filled: 70 },
    note: "70 of 100: release time saved",
  },
  {
    metric: "50%",
    title: "Resource efficiency",
    description: "Workloads share nodes, so you need fewer machines.",
    units: { ...hundred, filled: 50 },
    note: "50 of 100: capacity freed",
  },
  {
    metric: "99.9%",
    title: "High availability",
    description: "Replicas in several zones, and a cluster that replaces what fails.",
    units: { columns: 50, rows: 20, filled: 999 },
    note: "999 of 1,000; the red one is missing",
  },
  {
    metric: "60%",
    title: "Operational savings",
    description: "Upgrades, certificates and node repairs happen on schedule, without a ticket each.",
    units: { ...hundred, filled: 60 },
    note: "60 of 100: routine work saved",
  },
];

export const servicesSection = {
  heading: "Kubernetes services we offer",
  lede: "Take one, or all of them. The cluster stays in your account either way.",
};

export const services: readonly Required<Service<Glyph>>[] = [
  {
    glyph: "cluster",
    title: "Cluster design and deployment",
    description: "A cluster you can rebuild from code when you need to.",
    features: [
      "Zones, networks and node pools",
      "Ingress, DNS and certificates",
      "Cluster and add-ons as code",
      "Disaster recovery rehearsed",
    ],
    technologies: ["Amazon EKS", "Terraform", "Cilium", "cert-manager"],
  },
  {
    glyph: "containerisation",
    title: "Application containerisation",
    description: "Your applications in small, versioned images.",
    features: [
      "Small, scanned base images",
      "Health checks and graceful stop",
      "Helm charts or plain manifests",
      "Migration of stateful data",
    ],
    technologies: ["Docker", "Helm", "Kustomize", "Velero"],
  },
  {
    glyph: "autoscaling",
    title: "Autoscaling and cost control",
    description: "Capacity that follows the load, up and down.",
    features: [
      "Requests and limits from real use",
      "Pod and node autoscaling",
      "Spot capacity where it is safe",
      "Cost by team and namespace",
    ],
    technologies: ["Karpenter", "KEDA", "VPA", "OpenCost"],
  },
  {
    glyph: "operations",
    title: "Operations and security",
    description: "Upgrades, monitoring and security policy.",
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
  heading: "Managed providers: EKS, GKE and AKS",
  lede: "The one that already has your data is usually right. Here's how they differ.",
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
  heading: "When Kubernetes pays off",
  lede: "For one small site a VPS is enough, and we'll tell you so.",
};

export const cases: readonly UseCase[] = [
  {
    title: "Microservices",
    description: "Many small parts and many releases a day, on whichever server has room.",
    useCases: ["Independent releases for each service", "Service mesh and mutual TLS", "Canary releases"],
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
    description: "One way to deploy, whether the node is at a provider or in your own server room.",
    useCases: ["Data that may not leave the country", "Exit plan for a provider", "Branch and edge clusters"],
  },
];

export const processSection = {
  heading: "How we set up and run your cluster",
  lede: "Each step ends with a test.",
};

export const steps: readonly Required<ProcessStep>[] = [
  {
    title: "Assess",
    description: "What should move, what should stay, and what must not restart without warning.",
    activities: ["Workload and dependency map", "Resource use measured", "Provider and size chosen"],
  },
  {
    title: "Design and build",
    description: "The cluster, its network and its add-ons, as code in your repository.",
    activities: ["Live cluster and test cluster", "Access and policies", "Pipelines and GitOps"],
  },
  {
    title: "Migrate",
    description: "Application by application, old and new side by side until the new one is proven.",
    activities: ["Images and manifests", "Load and failover tests", "Cutover with rollback"],
  },
  {
    title: "Operate",
    description: "Monitored, upgraded in time, and sized by what it uses.",
    activities: ["Monitoring and response", "Version upgrades", "Monthly cost and capacity report"],
  },
];

export const pricing: Pricing = {
  heading: "How Kubernetes management is priced",
  fixed:
    "A price for building the cluster and moving applications, then a monthly fee for running it. Both are stated in your offer.",
  byUse: "Nodes, storage and traffic. The cluster stays in your account, so your cloud provider bills you.",
  changes: `How many clusters and applications there are, and your Cloud Support plan (${supportPlanFrom}): it sets response times.`,
  firstStep: "Nothing: the Free Consultation, your enquiry and our written offer are free.",
};

export const banner: ClosingBannerProps = {
  heading: "Have your cluster checked",
  lede: "Tell us your cluster's version and when it last changed. We'll say what's due, and what the upgrade could break.",
  primary: { label: "Hand over a cluster", to: "/contact" },
  steps: "cloud",
};
