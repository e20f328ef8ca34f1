/** One thing that is broken, and the step that has to notice: named before it is run. */
export interface Fault {
  name: string;
  file: string;
  /** This text, which stands in the file once, becomes that one. */
  from: string;
  to: string;
  /** Of npm test, unless it says otherwise. */
  step: Step;
  /** Part of the name of a test that has to fail. */
  fails: string;
}

interface Step {
  runner: "vitest" | "playwright";
  /** Of vitest.config.ts or playwright.config.ts; "desk" has a configuration of its own in Vitest. */
  project: "unit" | "built" | "smoke" | "visual" | "desk";
  file: string;
}

const unit = (file: string): Step => ({ runner: "vitest", project: "unit", file });
const built = (name: string): Step => ({
  runner: "vitest",
  project: "built",
  file: `tests/built/${name}.test.ts`,
});
const browser = (name: string): Step => ({
  runner: "playwright",
  project: "smoke",
  file: `tests/browser/${name}.spec.ts`,
});
const desk = (file: string): Step => ({ runner: "vitest", project: "desk", file: `desk/${file}` });

export const faults: readonly Fault[] = [
  {
    name: "a price",
    file: "app/catalogue/vps.ts",
    from: "price: 59,",
    to: "price: 58,",
    step: built("facts"),
    fails: "/services/hosting/vps",
  },
  {
    name: "a specified message",
    file: "app/enquiry/validate.ts",
    from: '"Name is required"',
    to: '"Please enter your name"',
    step: browser("contact-form"),
    fails: "an empty form gets every message",
  },
  {
    name: "a label",
    file: "app/layout/header/mega-panel.tsx",
    from: "Get Started Today",
    to: "Get Started",
    step: built("frame"),
    fails: "the menus have their names",
  },
  {
    name: "a missing page",
    file: "app/site-map.ts",
    from: '          { path: "/services/cloud/devops", label: "DevOps" },\n',
    to: "",
    step: built("facts"),
    fails: "every route of the specification",
  },
  {
    name: "a dead link",
    file: "app/site/services/hosting/vps/content.ts",
    from: 'secondary: { label: "Get Custom Quote", to: "/contact" },\n  facts',
    to: 'secondary: { label: "Get Custom Quote", to: "/contacts" },\n  facts',
    step: built("links"),
    fails: "every internal link leads to a page",
  },
  {
    name: "a dead anchor",
    file: "app/site/services/hosting/vps/content.ts",
    from: 'to: "#plans"',
    to: 'to: "#prices"',
    step: built("links"),
    fails: "every anchor to an element",
  },
  {
    name: "focus that leaves a dialog",
    file: "app/features/search/search-dialog.tsx",
    from: "dialog.current?.showModal()",
    to: "dialog.current?.show()",
    step: browser("keyboard"),
    fails: "search: Tab stays in the dialog",
  },
  {
    name: "a lost enquiry: it is stored and nobody is mailed",
    file: "desk/core/accept-enquiry.ts",
    from: "if (mailIds.length > 0)",
    to: "if (mailIds.length > 9)",
    step: desk("core/accept-enquiry.test.ts"),
    fails: "two mails with their jobs",
  },
  {
    name: "an open redirect: a slash too many at the end leads to another host",
    file: "server/resolve-request.ts",
    from: "if (canonical !== path && files.has(pageFile(canonical))) {",
    to: "if (canonical !== path) {",
    step: unit("server/resolve-request.test.ts"),
    fails: "//evil.example/ is not found",
  },
  {
    name: "a missing directive of the policy",
    file: "server/headers.ts",
    from: "    \"frame-ancestors 'none'\",\n",
    to: "",
    step: built("headers"),
    fails: "the policy starts from nothing",
  },
  {
    name: "a promise that reads otherwise on one page",
    file: "app/site/services/hosting/vps/content.ts",
    from: '{ value: "Under 15 min", label: "to an engineer if it\'s down" }',
    to: '{ value: "Under 30 min", label: "to an engineer if it\'s down" }',
    step: built("promises"),
    fails: "a page promises what the module of promises",
  },
  {
    name: "a contrast",
    file: "app/styles/tokens.css",
    from: "--color-ink-3: light-dark(oklch(0.5 0.03 262)",
    to: "--color-ink-3: light-dark(oklch(0.72 0.03 262)",
    step: browser("axe"),
    fails: "axe finds nothing on /services/cloud",
  },
  {
    name: "a menu that does not open by key",
    file: "app/frame/menu-bar.ts",
    from: '    else if (target.closest("summary") && event.timeStamp',
    to: '    else if (target.closest("summary") && event.detail === 0) event.preventDefault();\n    else if (target.closest("summary") && event.timeStamp',
    step: browser("header"),
    fails: "works with the keyboard alone",
  },
  {
    name: "a word too wide at 320 px",
    file: "app/sections/page-hero.tsx",
    from: '"text-h1 [overflow-wrap:anywhere]"',
    to: '"text-h1 whitespace-nowrap"',
    step: browser("crawl"),
    fails: "clean at 320 px",
  },
  {
    name: "a page that can't be read without JavaScript",
    file: "app/features/hero-carousel/hero-carousel.tsx",
    from: "noscript:visible noscript:opacity-100",
    to: "noscript:visible",
    step: browser("no-script"),
    fails: "all four slides can be read",
  },
  {
    name: "a feed that is no XML",
    file: "app/files/atom-feed.ts",
    from: "return `<${name}>${escapeXml(text)}</${name}>`;",
    to: "return `<${name}>${text}</${name}>`;",
    step: browser("blog"),
    fails: "an XML parser reads every feed",
  },

  // What tests guarded that are no longer run at every change, or not in that way.
  {
    name: "a message that was not sent goes unsaid (answers of a sender, edited into a built module)",
    file: "app/features/contact-form/use-contact-form.ts",
    from: "    setStatus(result);\n",
    to: '    setStatus(result.kind === "unavailable" ? { kind: "editing" } : result);\n',
    step: browser("contact-form"),
    fails: "a form whose code for sending does not load",
  },
  {
    name: "a newsletter's failure goes unsaid (the same)",
    file: "app/frame/newsletter.ts",
    from: "  else form.append(answer);\n",
    to: "",
    step: browser("newsletter"),
    fails: "a failure is told",
  },
  {
    name: "a figure that does not follow the visitor's number (lists of pixels by class)",
    file: "app/features/number-in/number-in.tsx",
    from: "{children(value)}",
    to: "{children(figure.example)}",
    step: browser("number-in"),
    fails: "a number is answered in words, drawn",
  },
  {
    name: "a bar that is longer than its number",
    file: "app/sections/price-bar.tsx",
    from: "(price / (end ?? Math.max(...same))) * 1000",
    to: "Math.sqrt(price / (end ?? Math.max(...same))) * 1000",
    step: built("drawn-to-scale"),
    fails: "plan-prices",
  },
  {
    name: "the desk in the site (files that may change in a build)",
    file: "app/connection/senders.ts",
    from: '"./simulated-sender"',
    to: '"../../desk/site/contact-form/send-enquiry"',
    step: built("desk"),
    fails: "nothing in app/ knows of the desk",
  },
  {
    name: "text under 12 pixels (a list of pages of its own)",
    file: "app/styles/tokens.css",
    from: "--text-label: 0.84375rem;",
    to: "--text-label: 0.7rem;",
    step: browser("accessibility"),
    fails: "/services/hosting/vps: keyboard",
  },
  {
    name: "an amount that is no whole number (five tests of one field)",
    file: "app/enquiry/read-amount.ts",
    from: "if (!/^[-+]?\\d+$/.test(typed) && !grouped.test(typed))",
    to: "if (Number.isNaN(Number(typed)))",
    step: browser("vps-configurator"),
    fails: "what is no number of cores",
  },
  {
    name: "a script that is asked for before the first paint (25 pages, now one)",
    file: "app/layout/page.astro",
    from: '    <link rel="stylesheet" href={stylesUrl} />',
    to: '    <script is:inline type="module" src="/frame.js"></script>\n    <link rel="stylesheet" href={stylesUrl} />',
    step: browser("first-visit"),
    fails: "before it is painted",
  },
  {
    name: "a control without a name (axe on twenty layouts, now on four)",
    file: "app/features/hero-carousel/carousel-controls.tsx",
    from: "aria-label={label}\n      aria-current",
    to: "aria-current",
    step: built("names"),
    fails: "every control has a name",
  },
  {
    name: "a number in an address that nobody checks (five addresses, now one)",
    file: "app/enquiry/figure-subject.ts",
    from: "if (!figure || !/^\\d{1,9}$/.test(asked)) return undefined;",
    to: "if (!figure) return undefined;",
    step: unit("app/enquiry/figure-subject.test.ts"),
    fails: "value=-5",
  },
  {
    name: "another look (a picture of one page)",
    file: "app/sections/closing-banner.tsx",
    from: "bg-band text-band-ink",
    to: "bg-sand text-ink",
    step: { runner: "playwright", project: "visual", file: "tests/visual/pages.spec.ts:46" },
    fails: "looks as it did: home-desktop-light",
  },
];
