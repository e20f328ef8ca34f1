import type { PageFacts } from "./page-facts.ts";

/** Product, "Home (/)": title and target of each slide, in this order. */
export const slides = [
  { title: "Premier Cloud Solutions", to: "/services/cloud" },
  { title: "Advanced Cybersecurity", to: "/services/cybersecurity" },
  { title: "AI-Powered Solutions", to: "/services/software-ai" },
  { title: "Reliable Hosting Solutions", to: "/services/hosting" },
] as const;

/** Product, "Business constants": the carousel, in milliseconds and pixels. */
export const carousel = { interval: 6000, transition: 1000, height: 600 } as const;

/** Product, sections 1 and 2: home, contact, about and the account pages; forms are in forms.ts. */
export const corePages: readonly PageFacts[] = [
  {
    path: "/",
    source: "product, home",
    hero: slides.map(({ to }) => `→ ${to}` as const),
    parts: [
      {
        what: "hero carousel with four slides",
        entries: slides.map(({ title }) => [title]),
        says: ["99.9% uptime guarantee"],
      },
      {
        what: "stats strip",
        entries: [
          ["500+", "Happy Clients"],
          ["15+", "Years Experience"],
          ["24/7", "Support Available"],
          ["99.9%", "Uptime SLA"],
        ],
      },
      { what: "four service cards", count: 4 },
    ],
    closing: ["Start Your Journey → /contact"],
  },
  {
    path: "/about",
    source: "product, about",
    parts: [
      { what: "Our Mission", says: ["Our Mission"] },
      {
        what: "checklist of six credentials",
        count: 6,
        entries: [
          ["500+ Successful Projects"],
          ["15+ Years"],
          ["50+ Enterprise Clients"],
          ["24/7 Global Support"],
          ["ISO 27001 Certified"],
          ["99.9% Uptime"],
        ],
      },
      {
        what: "What Sets Us Apart",
        says: ["What Sets Us Apart"],
        count: 4,
        entries: [["Multi-Cloud Expertise"], ["Enterprise Security"], ["24/7 Support"], ["Custom Solutions"]],
      },
      {
        what: "four Core Values",
        says: ["Core Values"],
        count: 4,
        entries: [["Innovation-Driven"], ["Client-Focused"], ["Excellence"], ["Growth-Oriented"]],
      },
      { what: "Leadership Team of three profiles", says: ["Leadership Team"], count: 3 },
    ],
  },
  {
    path: "/contact",
    source: "product, contact",
    title: "Get In Touch",
    says: ["Mon-Fri 10:00 AM-6:00 PM", "24/7"],
    parts: [{ what: "form", says: ["Send Us a Message"] }],
  },
  {
    path: "/signin",
    source: "product, sign in",
    parts: [
      {
        what: "ways on",
        links: ["Forgot password? → /forgot-password", "→ /signup"],
      },
    ],
  },
  {
    path: "/signup",
    source: "product, sign up",
    parts: [
      {
        what: "terms and the way to sign in",
        links: ["→ /terms", "→ /privacy", "→ /signin"],
      },
    ],
  },
];

/** Product, "Header and footer": the same on every page. Their links' areas are settled by decisions 5 and 6. */
export const frame = {
  topBar: [
    ["Contact Us", "/contact"],
    ["Sign In", "/signin"],
    ["Sign Up", "/signup"],
  ],
  /** Menus with the number of their categories; a simple list has none. */
  menus: [
    ["Services", 4],
    ["Solutions", 4],
    ["Company", 0],
    ["Support", 0],
  ],
  megaMenuButton: ["Get Started Today", "/contact"],
  footerLinks: ["/privacy", "/terms", "/cookies"],
  copyrightYear: "2025",
} as const;
