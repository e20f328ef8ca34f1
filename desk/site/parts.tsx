export { AccountButtons, AccountLinks } from "./accounts/account-links";
export { contactForm } from "./contact-form/contact-parts";
export { useSecurityQuestion } from "./contact-form/security-question";
export { newsletterForm } from "./newsletter/newsletter-parts";
