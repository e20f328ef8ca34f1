/** Modules of app/, and what stands in their place here. Each exports what the other does. */
export const replacements: Readonly<Record<string, string>> = {
  "features/contact-form/reception.tsx": "contact-form/reception.tsx",
  "features/contact-form/security-question.ts": "contact-form/security-question.ts",
  "features/contact-form/sender.ts": "contact-form/sender.ts",
  "features/newsletter/reception.tsx": "newsletter/reception.tsx",
  "features/newsletter/sender.ts": "newsletter/sender.ts",
  "features/account-forms/account-form.tsx": "accounts/account-form.tsx",
  "layout/header/account-links.tsx": "accounts/account-links.tsx",
  "layout/own-documents.ts": "accounts/own-documents.ts",
  "site/forgot-password/content.ts": "accounts/forgot-password-content.ts",
  "site/signin/content.ts": "accounts/signin-content.ts",
  "site/signup/content.ts": "accounts/signup-content.ts",
  "site/accessibility/forms.ts": "pages/accessibility-forms.ts",
  "site/cookies/storage.ts": "pages/cookies-storage.ts",
  "site/privacy/forms.ts": "pages/privacy-forms.ts",
};
