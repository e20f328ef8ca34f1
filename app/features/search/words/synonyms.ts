import { tokenize } from "./tokenize.ts";

/** Groups of words and phrases that visitors use for the same thing. The order within a group does not matter. */
const groups: readonly (readonly string[])[] = [
  // Abbreviations
  ["EV", "extended validation"],
  ["OV", "organization validated", "organisation validated", "organization validation"],
  ["DV", "domain validated", "domain validation"],
  ["SSL", "TLS", "HTTPS", "padlock", "certificate", "cert"],
  ["WAF", "web application firewall"],
  ["DR", "disaster recovery"],
  ["SOC", "security operations"],
  ["SIEM", "security monitoring"],
  ["Microsoft 365", "M365", "O365", "Office 365", "MS 365"],
  ["Google Workspace", "GWS", "G Suite", "GSuite"],
  ["SEO", "search engine optimization", "search engine optimisation"],
  ["PPC", "pay per click", "Google Ads", "AdWords", "paid ads", "advertising"],
  ["ORM", "reputation management"],
  ["SMO", "social media"],
  ["VPS", "virtual private server", "virtual server"],
  ["Kubernetes", "K8s"],
  ["CI/CD", "continuous integration", "continuous delivery", "pipeline"],
  ["AI", "artificial intelligence"],
  ["ML", "machine learning"],
  ["UX", "user experience"],
  ["pentest", "pen test", "penetration test", "penetration testing"],
  ["WCAG", "accessibility", "a11y"],
  ["IaC", "infrastructure as code"],
  ["LLM", "language model"],

  // Everyday words
  ["price", "cost", "pricing", "fee", "how much"],
  ["phone", "telephone", "call", "ring"],
  ["email", "mail", "mailbox", "inbox"],
  ["job", "career", "vacancy", "hiring", "recruitment", "position"],
  ["support", "help", "assistance"],
  ["server", "machine"],
  ["website", "site", "web site"],
  ["malware", "virus", "ransomware"],
  ["backup", "restore", "recovery"],
  ["migration", "migrate", "move", "moving", "transfer"],
  ["cybersecurity", "cyber security"],
  ["ecommerce", "online shop", "online store", "web shop", "webshop"],
  ["invoice", "bill", "billing", "payment"],
  ["cancel", "end", "terminate"],
  ["upgrade", "resize", "bigger"],
  ["password", "passphrase"],
  ["2FA", "authenticator", "two step verification"],
  ["signin", "account"],
  ["signup", "register", "create account", "registration"],
  ["address", "location", "office", "directions"],
  ["app", "application", "software"],
  ["bank", "banking", "fintech"],
  ["hospital", "clinic", "healthcare", "medical"],
  ["school", "university", "education"],
  ["factory", "manufacturing"],
  ["game", "gaming"],
  ["review", "testimonial"],
  ["month", "monthly", "mo"],
  ["year", "yearly", "annual", "annually"],
  ["24/7", "24 hours", "around the clock"],
  ["bare metal", "dedicated server"],
];

/** A word or phrase of a query, and what else it may be called. All are lists of tokens. */
export interface QueryPart {
  typed: readonly string[];
  synonyms: readonly (readonly string[])[];
}

/** Cuts a query into parts: the longest phrases that have synonyms, and single tokens between them. */
export function expandSynonyms(tokens: readonly string[]): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let start = 0; start < tokens.length;) {
    const typed = longestPhrase(tokens.slice(start));
    parts.push({ typed, synonyms: synonymsOf.get(typed.join(" ")) ?? [] });
    start += typed.length;
  }
  return parts;
}

const synonymsOf = new Map<string, string[][]>();
for (const group of groups) {
  const phrases = group.map(tokenize);
  for (const phrase of phrases) {
    const key = phrase.join(" ");
    const others = phrases.filter((other) => other.join(" ") !== key);
    synonymsOf.set(key, [...(synonymsOf.get(key) ?? []), ...others]);
  }
}

const LONGEST_PHRASE = 3;

function longestPhrase(tokens: readonly string[]): readonly string[] {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length); length > 1; length -= 1) {
    const phrase = tokens.slice(0, length);
    if (synonymsOf.has(phrase.join(" "))) return phrase;
  }
  return tokens.slice(0, 1);
}
