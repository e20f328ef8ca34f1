import type { GlyphRows } from "~/figures/bar-glyph";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Metric } from "~/sections/metric-band";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "UX and UI Design",
  description:
    "Research, flows, prototypes and design systems in five steps, tested with the people who use the product and ready for developers to build.",
};

/** The width of a screen, in pixels. */
export const ruler: RulerScale = {
  to: 1440,
  minor: 24,
  major: 120,
  format: (pixels) => (pixels === 0 ? "0 px" : String(pixels)),
  markers: [390, 834, 1440].map((pixels) => ({ at: pixels, label: `${pixels} px` })),
};

export const hero: PageHeroProps = {
  title: "UX and UI Design",
  lede: "Users rarely complain; they leave. We watch where they stop, redraw that part first, test it with real people, and give developers components instead of pictures.",
  primary: { label: "Show us a screen", to: "/contact" },
  secondary: { label: "Ask for a design review", to: "/contact" },
};

export const screensCaption =
  "one order form at 1440, 834 and 390 pixels, to scale: five components, arranged three times.";

type Words = Omit<SectionProps, "children">;

export const servicesSection: Words = {
  heading: "Designed, then proven, then built",
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
  glyph: GlyphRows;
}

export const services: readonly DesignService[] = [
  {
    title: "User Research",
    description: "We ask fewer opinions and watch more work. What people do outranks what they say.",
    features: [
      "Interviews and field visits",
      "Session recordings, with consent",
      "Support tickets read and counted",
    ],
    deliverables: "Findings by severity, with clips",
    tools: ["Dovetail", "Hotjar", "Matomo"],
    // Five visitors, and where each of them stopped.
    glyph: ["+++++++++##.", "++++##......", "+++++++##...", "++++++++++##", "++##........"],
  },
  {
    title: "Information Architecture",
    description: "Names and places for things, so that people find them the first time.",
    features: ["Card sorts and tree tests", "Task flows, from intent to done", "Navigation and naming"],
    deliverables: "Site map, flows and vocabulary",
    tools: ["Optimal Workshop", "FigJam"],
    // A site map.
    glyph: ["#####.......", "...+++++....", "......++++++", "...+++++....", "......++++++"],
  },
  {
    title: "Interaction Design",
    description:
      "What happens after the click, when it is slow, when it fails and when there is nothing to show.",
    features: ["Wireframes of every state", "Clickable prototype", "Errors that say what to do"],
    deliverables: "A prototype to test and to argue about",
    tools: ["Figma", "ProtoPie"],
    // A screen, and the button that was pressed in it.
    glyph: ["++++++++++++", "++........++", "++..####..++", "++........++", "++++++++++++"],
  },
  {
    title: "Interface Design",
    description: "Type, colour and space in the service of the task. Your brand, kept legible.",
    features: [
      "Light, dark and high contrast",
      "From 320 pixels to the wall display",
      "Motion that explains, or none",
    ],
    deliverables: "Finished screens, all widths",
    tools: ["Figma", "Illustrator"],
    // A finished screen: header, words, picture, button.
    glyph: ["++++++++++++", "............", "++++++.-----", "++++...-----", "######.-----"],
  },
  {
    title: "Design Systems",
    description: "One button, once. Tokens and components that design and code share by name.",
    features: [
      "Tokens for colour, type and space",
      "Documented components in code",
      "Rules for adding the next one",
    ],
    deliverables: "A component library with its manual",
    tools: ["Storybook", "Style Dictionary", "React"],
    // One component, made once and used everywhere.
    glyph: ["###.+++.+++", "...........", "+++.+++.+++", "...........", "+++.+++.+++"],
  },
  {
    title: "Usability & Accessibility Testing",
    description:
      "Real tasks, real people, some of them with a screen reader. Before release, not after the complaint.",
    features: ["Moderated and remote sessions", "WCAG 2.2 AA audit", "Keyboard and screen-reader passes"],
    deliverables: "Ranked issues, each with its fix",
    tools: ["axe", "NVDA", "VoiceOver", "Lookback"],
    // Five checks, one of them not passed.
    glyph: ["++++++++.###", "++++++++.###", "++++++++....", "++++++++.###", "++++++++.###"],
  },
];

export const processSection: Words = {
  heading: "One screen, five steps",
  lede: "The same order form, as it looks at each.",
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
    activities: ["Wireframes of all states", "First round of user tests", "Thrown away at least once"],
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
    description: "Proven with users, measured for developers.",
    activities: [
      "Usability and accessibility test",
      "Tokens and components in code",
      "Measured again after release",
    ],
    drawing: "The finished screen with its distances marked.",
  },
];

export const specialtiesSection: Words = {
  heading: "Specialties",
  lede: "The screens that other designers hand back.",
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
    description: "Gloves, glare, noise and one free hand. Big targets, few words, no menus.",
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

export const metricsSection: Words = {
  heading: "What a redraw is worth",
  lede: "Each bar is as long as its number, all on one scale. The thin line is 100%.",
  tone: "ink",
};

export interface ImpactMetric extends Metric {
  /** The metric as a number: the length of its bar. */
  value: number;
  /** What was compared with what. */
  note: string;
}

export const metrics: readonly ImpactMetric[] = [
  {
    metric: "150%",
    title: "More conversion",
    description: "Where ten visitors finished the form before, twenty-five do now.",
    value: 150,
    note: "Old design 100, new 250",
  },
  {
    metric: "60%",
    title: "More engagement",
    description: "Tasks completed per visit, because the next one is in sight.",
    value: 60,
    note: "Old design 100, new 160",
  },
  {
    metric: "40%",
    title: "Faster development",
    description: "Screens are put together from components instead of being built again.",
    value: 40,
    note: "Time for a screen: 100 before, 60 with components",
  },
  {
    metric: "95%",
    title: "User satisfaction",
    description: "Users who say in the closing test that the task was easy.",
    value: 95,
    note: "95 of 100 users",
  },
];

export const banner: ClosingBannerProps = {
  heading: "Nobody reads the manual. Good.",
  lede: "Tell us which screen causes the most support calls. We start there.",
  primary: { label: "Start with one screen", to: "/contact" },
};
