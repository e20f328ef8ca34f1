export { AccountButtons, AccountLinks } from "./accounts/account-links";
export { contactForm } from "./contact-form/form-parts";
export { useSecurityQuestion } from "./contact-form/security-question";
export { newsletterForm } from "./newsletter/form-parts";
