import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

const rules: ConfigData = {
  extends: ["html-validate:recommended", "html-validate:a11y"],
  elements: ["html5"],
  root: true,
  rules: {
    // How React prints HTML: void elements close with a slash, boolean attributes carry an empty value,
    // attribute names may keep their camel case, and style sheets of a page follow in its body.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    // React's useId begins its ids with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // Lower-case "doctype" is a matter of taste; React prints upper case.
    "doctype-style": "off",
    // Minified output has neither trailing blanks nor lines worth measuring.
    "no-trailing-whitespace": "off",
    "long-title": "off",
    // The phone number's parts are kept together by CSS.
    "tel-non-breaking": "off",
    // Subresource integrity guards files of another host; every file here is our own.
    "require-sri": "off",
    // No type is needed where the default is meant, and scripts of data (JSON-LD) need theirs.
    "script-type": "error",
  },
};

const htmlValidate = new HtmlValidate(new StaticConfigLoader(rules));

/** What html-validate objects to in a page, one line each. */
export function htmlProblems(html: string): string[] {
  const report = htmlValidate.validateStringSync(html);
  return report.results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "document"})`,
    ),
  );
}
