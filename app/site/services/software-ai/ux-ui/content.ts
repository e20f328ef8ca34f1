import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Pricing } from "~/sections/how-priced";
import type { Metric } from "~/sections/metric-band";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "UX and UI Design",
  description:
    "Research, flows, prototypes and design systems in five steps, tested with the people who use the product and ready for developers to build.",
};

export const hero: PageHeroProps = {
  title: "UX and UI Design",
  lede: "You get screens that people can use. We find where users get stuck, redesign that part first, test it with real people, and hand your developers working components.",
  primary: { label: "Show us a screen", to: "/contact" },
  secondary: { label: "Ask for a design review", to: "/contact" },
};

export const screens = {
  caption: "one order form on screens of 1440, 834 and 390 pixels, all to one scale.",
  before: {
    name: "Before:",
    note: "nine fields in one layout for every width.",
    label:
      "The old order form has nine fields in three columns. It fits a screen of 1440 pixels. At 834 pixels the third column and the button are off the screen, at 390 pixels only part of the first column is left.",
  },
  after: {
    name: "After:",
    note: "five fields, and the button in sight at every width.",
    label:
      "The new order form has five fields. At 1440 pixels the summary stands beside them, at 834 pixels below them with the button at its side, at 390 pixels everything is in one column.",
  },
} as const;

export const servicesSection: SectionCopy = {
  heading: "Our UX and UI design services",
  lede: "Six services. Each ends with something that you can open, click or hand on.",
  layout: "aside",
};

export interface DesignService {
  title: string;
  description: string;
  features: readonly string[];
  deliverables: string;
  tools: readonly string[];
  /** What the service works on, as a drawing. */
  glyph: Glyph;
}

export const services: readonly DesignService[] = [
  {
    title: "User Research",
    description: "We watch people work. What they do tells us more than what they say.",
    features: [
      "Interviews and field visits",
      "Session recordings, with consent",
      "Analysis of support tickets",
    ],
    deliverables: "Findings by severity, with clips",
    tools: ["Dovetail", "Hotjar", "Matomo"],
    glyph: "user-research",
  },
  {
    title: "Information Architecture",
    description: "Names and places for things, so that people find them the first time.",
    features: ["Card sorts and tree tests", "Task flows, from intent to done", "Navigation and naming"],
    deliverables: "Site map, flows and vocabulary",
    tools: ["Optimal Workshop", "FigJam"],
    glyph: "information-architecture",
  },
  {
    title: "Interaction Design",
    description:
      "What happens after the click, when it is slow, when it fails and when there is nothing to show.",
    features: ["Wireframes of every state", "Clickable prototype", "Errors that say what to do"],
    deliverables: "A prototype ready to test",
    tools: ["Figma", "ProtoPie"],
    glyph: "interaction",
  },
  {
    title: "Interface Design",
    description: "Type, colour and layout that serve the task and keep your brand legible.",
    features: [
      "Light, dark and high contrast",
      "From 320 pixels to wall displays",
      "Motion only where it helps",
    ],
    deliverables: "Finished screens, all widths",
    tools: ["Figma", "Illustrator"],
    glyph: "interface",
  },
  {
    title: "Design Systems",
    description: "Each button is made once: design and code share tokens and components.",
    features: [
      "Tokens for colour, type and space",
      "Documented components in code",
      "Rules for new components",
    ],
    deliverables: "A component library with documentation",
    tools: ["Storybook", "Style Dictionary", "React"],
    glyph: "design-system",
  },
  {
    title: "Usability & Accessibility Testing",
    description: "Real people try real tasks before release, some of them with a screen reader.",
    features: ["Moderated and remote sessions", "WCAG 2.2 AA audit", "Keyboard and screen-reader passes"],
    deliverables: "Ranked issues, each with its fix",
    tools: ["axe", "NVDA", "VoiceOver", "Lookback"],
    glyph: "usability-test",
  },
];

export const processSection: SectionCopy = {
  heading: "How we redesign a screen",
  lede: "The same order form at each of five steps.",
  tone: "sand",
};

export interface DesignStep {
  title: string;
  description: string;
  activities: readonly string[];
  /** What the drawing of this step shows. */
  drawing: string;
}

export const steps: readonly DesignStep[] = [
  {
    title: "Research",
    description: "The screen as it is, and where people stop on it.",
    activities: ["Watch users at real tasks", "Measure time and errors", "Agree on the goal"],
    drawing: "The old form with nine fields; three of them, where people hesitate, are picked out.",
  },
  {
    title: "Structure",
    description: "What belongs together, what can go, what comes first.",
    activities: ["Tasks and flows", "Fields questioned one by one", "Content before boxes"],
    drawing: "The content sorted into three groups.",
  },
  {
    title: "Prototype",
    description: "Grey, clickable, cheap enough to throw away.",
    activities: ["Wireframes of all states", "First round of user tests", "Changes while they're cheap"],
    drawing: "A wireframe with five fields and a button, in outline.",
  },
  {
    title: "Interface",
    description: "Type, colour and space, from components.",
    activities: ["Visual design, light and dark", "Every width, every state", "Contrast and target sizes"],
    drawing: "The finished screen with five fields and a coloured button.",
  },
  {
    title: "Test & Handover",
    description: "Tested with users, specified for developers.",
    activities: [
      "Usability and accessibility test",
      "Tokens and components in code",
      "Measured again after release",
    ],
    drawing: "The finished screen with its distances marked.",
  },
];

export const specialtiesSection: SectionCopy = {
  heading: "Specialties",
  lede: "Difficult screens that we know well.",
  layout: "aside",
};

export interface Specialty {
  title: string;
  description: string;
}

export const specialties: readonly Specialty[] = [
  {
    title: "Dense data",
    description:
      "Tables with forty columns, dashboards, control rooms: a lot on the screen, and still found at a glance.",
  },
  {
    title: "Long forms",
    description: "Applications, claims and checkouts that save as you go and never lose an answer.",
  },
  {
    title: "Accessible products",
    description:
      "Keyboard, screen reader, zoom and contrast designed in from the first wireframe, to WCAG 2.2 AA.",
  },
  {
    title: "Software for the shop floor",
    description: "For gloves, glare, noise and one free hand: big targets, short labels, no menus.",
  },
  {
    title: "Assistants and AI",
    description: "How an answer shows its source, admits doubt, and lets a person overrule it.",
  },
  {
    title: "Many languages",
    description: "Text that grows in German, turns around in Arabic and still fits its button.",
  },
];

export const metricsSection: SectionCopy = {
  heading: "Results of a redesign",
  lede: "One scale for all. The upper bar of each pair is 100.",
  tone: "ink",
};

export interface ImpactMetric extends Metric {
  /** What was compared with what. */
  bars: readonly { name: string; value: number; result?: true }[];
}

export const metrics: readonly ImpactMetric[] = [
  {
    metric: "150%",
    title: "More conversion",
    description: "Where ten visitors finished the form before, twenty-five do now.",
    bars: [
      { name: "Forms finished, old design", value: 100 },
      { name: "New design", value: 250, result: true },
    ],
  },
  {
    metric: "60%",
    title: "More engagement",
    description: "Tasks completed per visit, because the next one is in sight.",
    bars: [
      { name: "Tasks per visit, old design", value: 100 },
      { name: "New design", value: 160, result: true },
    ],
  },
  {
    metric: "40%",
    title: "Faster development",
    description: "Screens are put together from components instead of being built again.",
    bars: [
      { name: "Time for a screen, before", value: 100 },
      { name: "With components", value: 60, result: true },
    ],
  },
  {
    metric: "95%",
    title: "User satisfaction",
    description: "Users who say in the closing test that the task was easy.",
    bars: [
      { name: "Users asked", value: 100 },
      { name: "Found it easy", value: 95, result: true },
    ],
  },
];

export const pricing: Pricing = {
  heading: "How UX and UI design is priced",
  fixed:
    "Each service has its price in your written offer, with what you receive. You can start with one screen.",
  byUse: "Licences for design and research tools, if you need your own. They're billed as your offer states.",
  changes: "The number of screens, user groups, languages and test rounds.",
  firstStep: "An enquiry and our written offer cost nothing.",
};

export const banner: ClosingBannerProps = {
  heading: "Improve your hardest screen",
  lede: "Tell us which screen causes the most support calls. We'll start there.",
  primary: { label: "Start with one screen", to: "/contact" },
  steps: "software-ai",
};
