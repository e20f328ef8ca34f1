import { expect, test } from "vitest";

import { type BuiltPage, builtPages } from "../../support/built-site.ts";

interface Expected {
  path: string;
  title: string;
  plans: readonly { id: string; name: string; price: string; shows: readonly string[] }[];
}

/** Written from the specification: per user per month, the middle plan popular. */
const pages: readonly Expected[] = [
  {
    path: "/services/email/google-workspace",
    title: "Google Workspace",
    plans: [
      {
        id: "google-workspace-business-starter",
        name: "Business Starter",
        price: "$6",
        shows: ["30 GB", "100 people"],
      },
      {
        id: "google-workspace-business-standard",
        name: "Business Standard",
        price: "$12",
        shows: ["2 TB", "150 people"],
      },
      {
        id: "google-workspace-business-plus",
        name: "Business Plus",
        price: "$18",
        shows: ["5 TB", "500 people"],
      },
    ],
  },
  {
    path: "/services/email/microsoft-365",
    title: "Microsoft 365",
    plans: [
      { id: "microsoft-365-business-basic", name: "Business Basic", price: "$6", shows: [] },
      { id: "microsoft-365-business-standard", name: "Business Standard", price: "$12.50", shows: [] },
      { id: "microsoft-365-business-premium", name: "Business Premium", price: "$22", shows: [] },
    ],
  },
  {
    path: "/services/email/business",
    title: "Business Email",
    plans: [
      { id: "business-email-essential", name: "Essential", price: "$5", shows: ["10 GB"] },
      { id: "business-email-business", name: "Business", price: "$8", shows: ["25 GB"] },
      { id: "business-email-professional", name: "Professional", price: "$12", shows: ["50 GB"] },
    ],
  },
  {
    path: "/services/email/zoho",
    title: "Zoho Mail",
    plans: [
      { id: "zoho-mail-lite", name: "Mail Lite", price: "$1", shows: [] },
      { id: "zoho-mail-premium", name: "Mail Premium", price: "$4", shows: [] },
      { id: "zoho-workplace-standard", name: "Workplace Standard", price: "$3", shows: [] },
    ],
  },
];

test.for(pages)("$path shows its three plans in order, the middle one popular", ({ path, title, plans }) => {
  const main = mainOf(path);
  expect(main.querySelectorAll("h1").map((heading) => clean(heading.text))).toEqual([title]);
  const cards = main.querySelectorAll("#plans li").filter((item) => item.querySelector("h3"));
  expect(cards).toHaveLength(3);
  for (const [index, plan] of plans.entries()) {
    const card = cards[index];
    const words = clean(card?.text ?? "");
    expect(clean(card?.querySelector("h3")?.text ?? "")).toBe(plan.name);
    expect(words).toContain(`${plan.price}/user/month`);
    for (const shown of plan.shows) expect(words).toContain(shown);
    expect(words.includes("Most Popular")).toBe(index === 1);
    expect(card?.querySelector("a")?.getAttribute("href")).toBe(`/contact?plan=${plan.id}`);
  }
});

test.for(pages)(
  "$path leads from its hero to the plans and to the contact form, and ends there",
  ({ path }) => {
    const sections = mainOf(path).querySelectorAll("section");
    const hero = sections[0]?.querySelectorAll("a").map((link) => link.getAttribute("href")) ?? [];
    expect(hero).toContain("#plans");
    expect(hero).toContain("/contact");
    expect(sections.at(-1)?.querySelector("a")?.getAttribute("href")).toBe("/contact");
  },
);

test.for(pages)("$path describes its plans as offers", ({ path, plans }) => {
  const prices = offersOf(path).map((offer) => offer.price);
  expect(prices).toEqual(plans.map((plan) => Number(plan.price.slice(1))));
});

test("Google Workspace has its two buttons, four benefits and six applications in order", () => {
  const sections = mainOf("/services/email/google-workspace").querySelectorAll("section");
  const buttons = sections[0]?.querySelectorAll('a[href="#plans"], a[href="/contact"]') ?? [];
  expect(buttons.map((link) => clean(link.text))).toEqual(["View Plans & Pricing", "Start Free Trial"]);
  expect(sections[1]?.querySelectorAll("h3")).toHaveLength(4);
  expect(
    sections[2]
      ?.querySelectorAll("h3")
      .map((heading) => clean(heading.text))
      .toSorted(),
  ).toEqual(["Calendar", "Docs", "Drive", "Gmail", "Meet", "Sheets"]);
  expect(sections[3]?.getAttribute("id")).toBe("plans");
});

test("the area's page shows all twelve prices and leads to the four suites", () => {
  const main = mainOf("/services/email");
  const words = clean(main.text);
  for (const { path, plans } of pages) {
    expect(main.querySelector(`a[href="${path}"]`)).toBeTruthy();
    for (const { name, price } of plans) expect(words).toContain(`${name}, ${price}`);
  }
  expect(offersOf("/services/email")).toHaveLength(12);
});

function pageAt(path: string): BuiltPage {
  const page = builtPages().find((each) => each.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page;
}

function mainOf(path: string) {
  const main = pageAt(path).root.querySelector("main");
  if (!main) throw new Error(`${path} has no main`);
  return main;
}

function offersOf(path: string): { price: number }[] {
  return pageAt(path)
    .root.querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as { "@type": string; offers?: { price: number }[] })
    .flatMap((thing) => (thing["@type"] === "Service" ? (thing.offers ?? []) : []));
}

function clean(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll(/\s+/g, " ").trim();
}
