import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { CaseStudyLinkProps } from "../case-study-link";
import type { ImpactMetric } from "./impact-metrics";
import type { PlantLevel } from "./plant-levels";
import type { Technology } from "./technologies";
import type { UseCase } from "./use-cases";

export const meta: PageMeta = {
  title: "Technology for Manufacturing",
  description:
    "Plant data, predictive maintenance and shop-floor systems joined to orders and stock, so that a machine's warning comes before the line stops.",
};

export const hero: PageHeroProps = {
  title: "Manufacturing",
  lede: "We collect what your machines report, join it to orders and stock, and raise the alarm before the line stops.",
  primary: { label: "Describe your plant", to: "/contact" },
  secondary: { label: "Ask about one machine", to: "/contact" },
  layout: "below",
};

export const shiftCopy = {
  unread: {
    title: "Without monitoring",
    text: "The press passes its limit at 07:15 and stops at 08:40. Cutting has nowhere to put its parts; everything after the press runs dry.",
  },
  read: {
    title: "With monitoring",
    text: "The same bearing, the same 07:15. The press slows down, the part comes up from the store, and the change takes place in the break.",
  },
  caption: "one early shift of one line, twice. Local time. Bars over the limit are the worn bearing.",
};

export const solutionsSection = {
  heading: "Solutions from the machine to the order book",
  lede: "A plant works at several speeds, from milliseconds to days. We connect them.",
};

export const plantLevels: readonly PlantLevel[] = [
  {
    name: "Business",
    speed: "Thinks in days",
    solutions: [
      {
        glyph: "order-book",
        title: "Orders and stock",
        description:
          "The order book, the store and the line agree on what exists, without a spreadsheet between them.",
        features: ["Output and scrap booked as they happen", "Stock counts by movement and by cycle"],
        technologies: ["SAP", "Dynamics 365", "Odoo", "EDI"],
        service: { label: "Process Automation", to: "/services/software-ai/automation" },
      },
    ],
  },
  {
    name: "Operations",
    speed: "Thinks in shifts",
    solutions: [
      {
        glyph: "production-control",
        title: "Production control",
        description:
          "What runs where and next, who changes over, and which parts went into which serial number.",
        features: ["Scheduling by real cycle times", "Traceability from delivery back to batch"],
        technologies: ["MES", "ISA-95", "PostgreSQL", "React"],
        service: { label: "Custom Development", to: "/services/software-ai/development" },
      },
    ],
  },
  {
    name: "Supervision",
    speed: "Thinks in minutes",
    solutions: [
      {
        glyph: "maintenance",
        title: "Predictive maintenance",
        description: "Vibration, current and temperature, read to find the bearing that is about to fail.",
        features: ["Alarm limits learnt from each machine's history", "Work orders with the part number"],
        technologies: ["Python", "scikit-learn", "ONNX Runtime"],
        service: { label: "AI & Machine Learning", to: "/services/software-ai/ai-ml" },
      },
      {
        glyph: "inspection",
        title: "Visual inspection",
        description:
          "A camera that looks at every part with the same attention, at the end of the night shift too.",
        features: [
          "Doubtful parts sent to a person, with the reason",
          "Models retrained from the person's answer",
        ],
        technologies: ["OpenCV", "PyTorch", "GigE Vision"],
        service: { label: "AI & Machine Learning", to: "/services/software-ai/ai-ml" },
      },
    ],
  },
  {
    name: "Machines",
    speed: "Think in milliseconds",
    solutions: [
      {
        glyph: "machine-data",
        title: "Machine data",
        description:
          "Every controller read, the old ones too, through a gateway that keeps what it has when the network is gone.",
        features: ["Read-only access to controllers", "Buffering at the machine when the network is down"],
        technologies: ["OPC UA", "MQTT", "Modbus TCP", "IO-Link"],
        service: { label: "Data & Analytics", to: "/services/cloud/data-analytics" },
      },
    ],
  },
  {
    name: "All levels",
    speed: "At any time",
    solutions: [
      {
        glyph: "plant-network",
        title: "Plant network security",
        description:
          "Zones and gates between office and machine, so that an opened attachment does not stop a press.",
        features: ["Zones and conduits to IEC 62443", "Remote service by appointment, recorded"],
        technologies: ["Segmentation", "Jump hosts", "Passive monitoring"],
        service: { label: "Threat Protection", to: "/services/cybersecurity/threat-protection" },
      },
    ],
  },
];

export const technologiesSection = {
  heading: "Technologies by response time",
  lede: "A safety stop can't wait for the cloud; an invoice can. Each tool runs where it's fast enough.",
  caption:
    "usual times within which each layer has to answer, on a logarithmic scale. Yours come from your process.",
};

export const technologies: readonly Technology[] = [
  {
    category: "Connect",
    tools: ["OPC UA", "MQTT Sparkplug B", "Modbus TCP", "PROFINET", "IO-Link"],
    within: { text: "10 ms", milliseconds: 10 },
  },
  {
    category: "Decide at the machine",
    tools: ["Industrial PCs with Linux", "K3s", "AWS IoT Greengrass", "Azure IoT Edge"],
    within: { text: "100 ms", milliseconds: 100 },
  },
  {
    category: "Move",
    tools: ["Kafka", "NATS", "EMQX", "Telegraf"],
    within: { text: "1 s", milliseconds: 1000 },
  },
  {
    category: "Show",
    tools: ["Grafana", "Ignition", "React", "Power BI"],
    within: { text: "10 s", milliseconds: 10_000 },
  },
  {
    category: "Learn",
    tools: ["Python", "PyTorch", "scikit-learn", "MLflow"],
    within: { text: "10 min", milliseconds: 600_000 },
  },
  {
    category: "Keep",
    tools: ["TimescaleDB", "InfluxDB", "Parquet on object storage"],
    within: { text: "1 h", milliseconds: 3_600_000 },
  },
  {
    category: "Book",
    tools: ["SAP", "Dynamics 365", "Odoo", "EDI"],
    within: { text: "1 shift", milliseconds: 28_800_000 },
  },
];

export const casesSection = {
  heading: "Use cases for six kinds of plant",
  lede: "Each loses time in its own way. We start where you lose most.",
};

export const trades: readonly UseCase[] = [
  {
    glyph: "machining",
    title: "Machining",
    description: "Tools wear quietly, then all at once.",
    useCases: ["Tool life by actual load", "Spindle vibration by programme", "Idle machines by cause"],
  },
  {
    glyph: "moulding",
    title: "Injection moulding",
    description: "The first parts after every change are for the bin.",
    useCases: ["Pressure curve of every shot", "Recipes by mould and material", "Energy for each good part"],
  },
  {
    glyph: "bottling",
    title: "Food and beverage",
    description: "Cleaning takes hours and can't be skipped.",
    useCases: ["Cleaning cycles with proof", "Cold chain by batch", "Best-before traced both ways"],
  },
  {
    glyph: "car-parts",
    title: "Automotive supply",
    description: "The customer's line waits for yours, by the minute.",
    useCases: [
      "Sequence delivery from live orders",
      "Torque stored for each bolt",
      "Containment by serial number",
    ],
  },
  {
    glyph: "packaging",
    title: "Pharmaceutical packaging",
    description: "What is not recorded was not made.",
    useCases: ["Electronic batch records", "Serial numbers checked by camera", "Deviations with a signature"],
  },
  {
    glyph: "electronics",
    title: "Electronics assembly",
    description: "A fault placed at station two is found at station nine.",
    useCases: ["Solder inspection tied to placement", "Component lots by board", "Test yield by feeder"],
  },
];

export const metricsSection = {
  heading: "Impact metrics, compared with before",
  lede: "Each bar is the plant before we came. The hollow part is what's gone.",
};

export const impactMetrics: readonly ImpactMetric[] = [
  {
    metric: "35%",
    title: "Less unplanned downtime",
    description: "On the machines that are watched, in minutes of stop for each hundred hours of plan.",
    gone: 35,
  },
  {
    metric: "25%",
    title: "Lower maintenance cost",
    description: "Parts, overtime and express freight, for the same machines and the same output.",
    gone: 25,
  },
  {
    metric: "50%",
    title: "Less time to find a cause",
    description: "From a complaint to the batch, the machine and the shift it came from.",
    gone: 50,
  },
  {
    metric: "99.5%",
    title: "Stock accuracy",
    description: "Of 200 places counted, 199 hold what the system says. The last one gets counted again.",
    counted: 200,
  },
];

export const caseStudy: CaseStudyLinkProps = {
  heading: "Case study: a pump manufacturer",
  text: "Machine data and orders of three plants now flow into one warehouse, and the Monday report builds itself. See the hours before and after.",
  study: "manufacturer-data-platform",
};

export const banner: ClosingBannerProps = {
  heading: "Start with your most critical machine",
  lede: "Tell us which machine's failure costs you most, and what it reports today. We'll start with that one.",
  primary: { label: "Start with one machine", to: "/contact" },
  steps: "industries",
};
