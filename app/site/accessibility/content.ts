import { enquiries } from "~/catalogue/promises/enquiries.data";
import { formsTime } from "~/connection/texts";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { CoverageTableProps } from "~/sections/coverage-table";
import type { LegalPageProps } from "~/sections/legal-page";

export const meta: PageMeta = {
  title: "Accessibility Statement",
  description:
    "The standard this site is built to, WCAG 2.2 at level AA, how every page is checked against it, what we know to fall short, and how to report a problem.",
};

const everyPage = "Every page";
const eachKind = "Each kind of page";

/** What is checked, and on how much of the site. Each row has its test in tests/browser. */
export const checks: CoverageTableProps = {
  rowsLabel: "What is checked",
  columns: [everyPage, eachKind],
  labels: ["Checked", "Not checked"],
  rows: [
    {
      name: "The rules of axe",
      description:
        "All of its rules for WCAG 2.2 A and AA, light and dark, 320 and 1280 pixels wide, and with menus, dialogs and errors open. Articles share one layout: some are checked in all four ways, the others in one.",
      covers: [everyPage, eachKind],
    },
    {
      name: "A name for every control",
      description:
        "In the browser's accessibility tree; and in a navigation no two links of one name lead to different places.",
      covers: [everyPage, eachKind],
    },
    {
      name: "Narrow screens",
      description: "320 pixels wide without scrolling sideways: what 400% zoom makes of a laptop's screen.",
      covers: [everyPage, eachKind],
    },
    {
      name: "The keyboard",
      description:
        "Focus follows the page, can be seen, and is never under the header, at full size and at 400% zoom. Each widget has a test of its own, key by key.",
      covers: [eachKind],
    },
    {
      name: "Wider text spacing",
      description: "With the spacing that WCAG 1.4.12 names, no text is cut off or runs into other text.",
      covers: [eachKind],
    },
    {
      name: "Size of targets",
      description: "24 by 24 pixels, or as much room around them.",
      covers: [eachKind],
    },
    {
      name: "Forced colours",
      description: "Focus, what is chosen, and the drawings are still there in a system's contrast theme.",
      covers: [eachKind],
    },
    {
      name: "Reduced motion",
      description: "Where the system asks for it, nothing moves by itself.",
      covers: [eachKind],
    },
  ],
};

export const statement: LegalPageProps = {
  title: "Accessibility Statement",
  lede: "Everyone should be able to read, use and leave this site with the tools that they have. Here is what we hold it to, how we check, and where it falls short.",
  updated: { text: "18 November 2026", day: "2026-11-18" },
  contactHeading: "Report a problem",
  mailbox: "support",
  sections: [
    {
      id: "standard",
      title: "The standard",
      glyph: "standard",
      content: [
        "The site is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It applies to every page here, on a phone and on a wide screen, in the light and in the dark theme.",
        "Our own checks find no failure of it; section 3 says which cover every page and which a sample. The site has had no outside audit, so we call it built and tested to the standard rather than certified.",
      ],
    },
    {
      id: "means",
      title: "What that means for you",
      glyph: "open-arms",
      content: [
        "Everything works with a keyboard alone. The first Tab on a page offers a way past the header; Escape closes what is open, and returns you to where you were.",
        "Every page has headings, landmarks, and names for its controls that a screen reader can say. A drawing that carries a fact says it in words or in a table as well.",
        "Text can be enlarged to 400% and spaced as you like. Colours follow your system: light, dark or a contrast theme. The button in the header changes between light and dark.",
        "The slide show on the home page has a button that stops it. It waits while you point at it or move in it by keyboard, and never starts where your system asks for less motion.",
        `Forms say which field is wrong and why, in words, beside the field and in one list above. ${formsTime}`,
        "Menus, answers, prices and all text work without JavaScript too.",
      ],
    },
    {
      id: "checks",
      title: "How it is checked",
      glyph: "tick",
      content: [
        "By tests that drive a real browser. They are part of the site's own source, and a new version is published when all of them pass.",
        "“Each kind of page” is a sample of at least one page of every layout: home, services, plans, forms, articles, help, legal pages and the page for unknown addresses.",
      ],
    },
    {
      id: "limits",
      title: "Known limits",
      glyph: "text-lines",
      content: [
        "The tests run in Chromium. They read its accessibility tree; we haven't tested with JAWS, NVDA, VoiceOver or TalkBack, or with people who depend on them.",
        "The map on the contact page comes from another company, and we cannot change how it works. The address stands below it in words, with a link to the map on its own.",
        "The calendar behind “Book a Meeting” is another company's too. A phone call or an email does the same.",
        "The labels inside drawings are part of the picture: wider text spacing can bring them close to each other. What they say is in the text or in the description of the drawing.",
        "Wide tables and long lines of code in articles scroll in a box of their own on a narrow screen, as WCAG allows. The box can be reached and scrolled by keyboard.",
        "The site is in English only.",
      ],
    },
    {
      id: "feedback",
      title: "When something is in your way",
      glyph: "speech",
      content: [
        "Write or call. The address of the page and what you were trying to do help most; the names of your browser and assistive technology help next.",
        {
          text: `${enquiries.sentence} Meanwhile we'll help you in another way. If you prefer a form, there is one on the`,
          link: { label: "contact page", to: "/contact" },
        },
      ],
    },
    {
      id: "changes",
      title: "Changes to this page",
      glyph: "layers",
      content: [
        "The date at the top says when this page was last changed. It is changed whenever the tests or the known limits are.",
      ],
    },
  ],
};
