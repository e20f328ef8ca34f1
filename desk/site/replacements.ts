/** Modules of app/, and what stands in their place here. Each exports what the other does. */
export const replacements: Readonly<Record<string, string>> = {
  "features/contact-form/reception.tsx": "contact-form/reception.tsx",
  "features/contact-form/security-question.ts": "contact-form/security-question.ts",
  "features/contact-form/sender.ts": "contact-form/sender.ts",
  "features/newsletter/reception.tsx": "newsletter/reception.tsx",
  "features/newsletter/sender.ts": "newsletter/sender.ts",
  "pages/accessibility/forms.ts": "pages/accessibility-forms.ts",
  "pages/cookies/storage.ts": "pages/cookies-storage.ts",
  "pages/privacy/forms.ts": "pages/privacy-forms.ts",
};
