/** What visitors type, mistakes included, and the page that has to come first. Plans with their figures: prices.ts. */
export const searchQueries: readonly (readonly [query: string, page: string])[] = [
  // Abbreviations
  ["dv ssl", "/services/security/ssl"],
  ["waf", "/services/security/website-waf"],
  ["dr", "/services/security/backup-dr"],
  ["siem", "/services/cybersecurity/monitoring"],
  ["o365", "/services/email/microsoft-365"],
  ["gws price", "/services/email/google-workspace"],
  ["seo", "/services/marketing/seo-smo"],
  ["ppc", "/services/marketing/ppc"],
  ["orm", "/services/marketing/orm"],
  ["k8s", "/services/cloud/kubernetes"],
  ["ci/cd", "/services/cloud/devops"],
  ["2fa", "/support/knowledge-base/turn-on-two-step-sign-in"],
  ["dmarc", "/blog/spf-dkim-dmarc-in-order"],
  ["iso 27001", "/services/cybersecurity/compliance"],

  // A figure that is promised
  ["99.9% uptime cloud hosting", "/services/hosting/cloud"],

  // Other words for the same thing
  ["pricing", "/pricing"],
  ["phone number", "/contact"],
  ["mailbox", "/services/email/business"],
  ["vacancies", "/careers"],
  ["log in", "/signin"],
  ["help", "/support/knowledge-base"],
  ["dedicated machine", "/services/hosting/dedicated"],
  ["virus protection", "/services/cybersecurity/threat-protection"],
  ["padlock https", "/services/security/ssl"],
  ["hacked website", "/services/security/website-waf"],
  ["how do i move my website to you", "/support/knowledge-base/move-a-website-to-shared-hosting"],
  ["cancel my plan", "/support/knowledge-base/change-or-end-a-plan"],

  // Typing mistakes and glued words
  ["kubernets", "/services/cloud/kubernetes"],
  ["penetraton testing", "/services/security/penetration-vulnerability"],
  ["ssl certifcate", "/services/security/ssl"],
  ["cyber security", "/services/cybersecurity"],
  ["web hosting", "/services/hosting/shared"],
];
