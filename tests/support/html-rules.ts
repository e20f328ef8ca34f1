import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

const rules: ConfigData = {
  extends: ["html-validate:recommended", "html-validate:a11y"],
  elements: ["html5"],
  root: true,
  rules: {
    // React closes void elements with a slash, gives boolean attributes an empty value, keeps the camel case
    // of some attribute names, and begins the ids of useId with an underscore.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "valid-id": ["error", { relaxed: true }],
    // Whether a telephone number may break across lines is a matter of CSS.
    "tel-non-breaking": "off",
  },
};

const htmlValidate = new HtmlValidate(new StaticConfigLoader(rules));

/** What html-validate objects to in a page, one line each. */
export function htmlProblems(html: string): string[] {
  // Astro puts it before the first island, wherever that stands.
  const report = htmlValidate.validateStringSync(html.replace(/<style>astro-island,[^<]*<\/style>/, ""));
  return report.results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "document"})`,
    ),
  );
}
