import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Pricing } from "~/sections/how-priced";
import type { Metric } from "~/sections/metric-band";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Service } from "~/sections/service-grid";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "AI and Machine Learning",
  description:
    "Models that read, forecast, classify and answer from your own records, measured on real cases before you rely on them.",
};

/** Below this confidence a person decides. */
export const threshold = 70;

export const hero: PageHeroProps = {
  title: "AI and Machine Learning",
  lede: "You get models that work on your own records. We measure them on real cases before you rely on them, and again every month.",
  primary: { label: "Bring a use case", to: "/contact" },
  secondary: { label: "Ask if AI fits", to: "/contact" },
};

/** Cases between two levels of confidence, e.g. 50 to 55%. */
export interface ConfidenceStep {
  from: number;
  cases: number;
  wrong: number;
}

/** An example of 100 cases at the page's 95% accuracy: five are wrong, most of them where the model was unsure. */
export const confidence: readonly ConfidenceStep[] = [
  { from: 50, cases: 2, wrong: 1 },
  { from: 55, cases: 2, wrong: 1 },
  { from: 60, cases: 3, wrong: 1 },
  { from: 65, cases: 4, wrong: 0 },
  { from: 70, cases: 5, wrong: 1 },
  { from: 75, cases: 7, wrong: 0 },
  { from: 80, cases: 10, wrong: 0 },
  { from: 85, cases: 15, wrong: 1 },
  { from: 90, cases: 22, wrong: 0 },
  { from: 95, cases: 30, wrong: 0 },
];

export const confidenceCaption =
  "100 cases at 95% accuracy, one bar each, by how sure the model was. Left of the line a person decides, and most of the five mistakes are there.";

export const servicesSection: SectionCopy = {
  heading: "Our AI and machine learning services",
  lede: "Six services, from the first question to the monthly check.",
  layout: "aside",
};

export const services: readonly Service<Glyph>[] = [
  {
    glyph: "prediction",
    title: "Predictive Models",
    description: "Demand, churn, failure, fraud: a number for tomorrow with its margin of error.",
    features: ["Forecasts by product and place", "Scores with reasons attached", "Anomaly alerts"],
    technologies: ["scikit-learn", "XGBoost", "PyTorch"],
  },
  {
    glyph: "language",
    title: "Natural Language Processing",
    description: "Contracts, tickets and letters turned into fields, each with the sentence it came from.",
    features: ["Extraction into your forms", "Classification and routing", "Search by meaning"],
    technologies: ["spaCy", "Transformers", "OpenSearch"],
  },
  {
    glyph: "vision",
    title: "Computer Vision",
    description: "Defects, meters, labels and counts, marked in the picture so that you can check.",
    features: ["Inspection on the line", "Documents and meters read", "Runs on the edge device"],
    technologies: ["OpenCV", "YOLO", "ONNX Runtime"],
  },
  {
    glyph: "assistant",
    title: "Generative AI & Assistants",
    description: "Answers from your own documents, within each person's rights, or a plain “not found”.",
    features: ["Retrieval with citations", "Drafts that a person approves", "Hosted or on your own machines"],
    technologies: ["pgvector", "LangGraph", "vLLM"],
  },
  {
    glyph: "recommendation",
    title: "Recommendation Systems",
    description: "The next product, lesson or part, ranked by what similar people chose.",
    features: [
      "Ranking and personalisation",
      "Rules for new users and products",
      "Tested against no model at all",
    ],
    technologies: ["LightFM", "TensorFlow", "Redis"],
  },
  {
    glyph: "mlops",
    title: "MLOps",
    description: "Versioned data, repeatable training and an alert when new data stops looking like the old.",
    features: ["Model and data versions", "Drift and quality monitoring", "One-step rollback"],
    technologies: ["MLflow", "Kubeflow", "Amazon SageMaker"],
  },
];

export const industrySection: SectionCopy = {
  heading: "Industry use cases",
  lede: "One decision in each industry that a model can prepare, and what gets better when it does.",
  tone: "sand",
};

export interface IndustryUseCase {
  industry: string;
  to: string;
  useCase: string;
  description: string;
  benefits: string;
}

export const industryUseCases: readonly IndustryUseCase[] = [
  {
    industry: "Healthcare",
    to: "/industries/healthcare",
    useCase: "Referral triage",
    description:
      "Reads the letter, proposes urgency and department, and shows the lines it went by. A nurse confirms.",
    benefits: "Urgent referrals are read first.",
  },
  {
    industry: "Fintech",
    to: "/industries/fintech",
    useCase: "Fraud screening",
    description: "Scores each payment before it leaves, from its amount, device, payee and past.",
    benefits: "Analysts see suspicious payments first; ordinary ones go through at once.",
  },
  {
    industry: "E-commerce",
    to: "/industries/ecommerce",
    useCase: "Demand forecasting",
    description: "Predicts sales by article and warehouse, with promotions and weather in the model.",
    benefits: "Less money tied up in stock, fewer items sold out.",
  },
  {
    industry: "Manufacturing",
    to: "/industries/manufacturing",
    useCase: "Predictive maintenance",
    description: "Learns how a healthy machine sounds and draws power, and reports when that changes.",
    benefits: "Repairs are planned before the machine stops.",
  },
  {
    industry: "Education",
    to: "/industries/education",
    useCase: "Early support",
    description: "Notices falling attendance and late work, and tells the tutor why it did.",
    benefits: "Tutors talk to students while it can still help.",
  },
  {
    industry: "Gaming",
    to: "/industries/gaming",
    useCase: "Fair matches and safe chat",
    description: "Rates players as they play and flags abuse by its context.",
    benefits: "Closer games, and less for moderators to read.",
  },
];

export const processSection: SectionCopy = {
  heading: "How we build a model, and when we stop",
  lede: "In four steps. If it should end early, we'll tell you, and you keep the findings.",
  tone: "ink",
};

export interface AiStep {
  title: string;
  description: string;
  activities: readonly string[];
  /** What would end the project here, honestly. */
  stop: string;
}

export const steps: readonly AiStep[] = [
  {
    title: "Assess",
    description: "Which decision, from which records, and what a mistake costs.",
    activities: [
      "Data inventory and quality check",
      "Privacy and access review",
      "A simple rule as the baseline",
    ],
    stop: "The simple rule is good enough.",
  },
  {
    title: "Prototype",
    description: "The smallest model that could work, on last year's cases.",
    activities: [
      "Labelled test set, kept aside",
      "Features and first models",
      "Error analysis with your experts",
    ],
    stop: "It doesn't beat the rule on the test set.",
  },
  {
    title: "Pilot",
    description: "Beside the people who decide today, without deciding itself.",
    activities: ["Shadow mode on live cases", "Threshold for asking a person", "Bias and security tests"],
    stop: "The people it should help switch it off.",
  },
  {
    title: "Operate",
    description: "In daily use, monitored, retrained, and easy to roll back.",
    activities: ["Release behind a switch", "Drift and cost monitoring", "Re-measured every month"],
    stop: "Conditions have changed and retraining doesn't help.",
  },
];

export const metricsSection: SectionCopy = {
  heading: "Results of a working model,\ndrawn to scale",
  lede: "The benefits of a model that has passed all four steps.",
};

/** How a figure is drawn: a length before and one after, on a scale where 100 is the work as it was. */
export interface BenefitMetric extends Metric {
  bars: readonly { label: string; value: number; of?: number }[];
}

export const metrics: readonly BenefitMetric[] = [
  {
    metric: "40%",
    title: "Efficiency gain",
    description:
      "The same team closes 140 cases in the time that 100 took: the routine ones arrive prepared.",
    bars: [
      { label: "Before", value: 100 },
      { label: "With the model", value: 140 },
    ],
  },
  {
    metric: "60%",
    title: "Cost reduction",
    description: "Per case handled, because people read only what needs a person.",
    bars: [
      { label: "Before", value: 100 },
      { label: "With the model", value: 40 },
    ],
  },
  {
    metric: "95%",
    title: "Accuracy",
    description: "Right answers on a test set from your own records that the model has never seen.",
    bars: [{ label: "Right, of 100", value: 95, of: 100 }],
  },
];

export const pricing: Pricing = {
  heading: "How AI and machine learning is priced",
  fixed:
    "Each of the four steps has its price in your written offer. After each you decide whether to go on.",
  byUse:
    "Model usage and computing time. The provider bills you, or it comes on our invoice, as your offer states.",
  changes:
    "How much data there is and how clean it is, how many systems it connects to, and whether the model is hosted or on your own machines.",
  firstStep: "An enquiry and our written offer cost nothing.",
};

export const banner: ClosingBannerProps = {
  heading: "Ask whether AI fits your problem",
  lede: "Tell us which question you want answered, and from which data. If a SQL query is enough, we'll say so.",
  primary: { label: "Ask the question", to: "/contact" },
  steps: "software-ai",
};
