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
  "pages/forgot-password/content.ts": "accounts/forgot-password-content.ts",
  "pages/signin/content.ts": "accounts/signin-content.ts",
  "pages/signup/content.ts": "accounts/signup-content.ts",
  "pages/accessibility/forms.ts": "pages/accessibility-forms.ts",
  "pages/cookies/storage.ts": "pages/cookies-storage.ts",
  "pages/privacy/forms.ts": "pages/privacy-forms.ts",
};
