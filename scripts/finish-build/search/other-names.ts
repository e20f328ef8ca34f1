/**
 * What visitors call a page that calls itself something else. What they call a thing that many pages speak of is in
 * app/lib/search/synonyms.ts.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  "/about": ["company", "team", "who we are"],
  "/blog": ["articles", "news"],
  "/careers": ["jobs", "vacancies", "work for us"],
  "/case-studies": ["references", "customers", "clients"],
  "/contact": ["phone number", "telephone", "e-mail address", "address", "map", "quote", "opening hours"],
  "/forgot-password": ["lost password", "forgot my password"],
  "/industries/ecommerce": ["online shop", "online store", "web shop"],
  "/services": ["products", "price", "prices", "pricing", "price list"],
  "/services/cybersecurity": ["cyber security"],
  "/services/cybersecurity/compliance": ["ISO", "ISO 27001", "GDPR", "audit", "certification"],
  "/services/cybersecurity/threat-protection": ["ransomware", "virus protection", "antivirus"],
  "/services/email/business": ["mailbox", "company mail"],
  "/services/hosting/domains": ["domain name", ".com domain", "buy a domain", "register a domain"],
  "/services/hosting/shared": ["web hosting", "website hosting", "WordPress hosting", "cheap hosting"],
  "/services/hosting/vps": ["virtual private server", "virtual server"],
  "/services/marketing/orm": ["reviews"],
  "/services/marketing/seo-smo": ["social media"],
  "/services/security/website-waf": ["hacked website", "infected website"],
  "/services/software-ai/ai-ml": ["chatbot", "assistant"],
  "/services/software-ai/development": ["app development", "website development", "programming"],
  "/signin": ["login", "my account", "portal"],
  "/signup": ["register", "open an account"],
  "/support/knowledge-base": ["help", "support", "FAQ", "documentation"],
};
