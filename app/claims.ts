/** Something the site says that only its owner can prove. */
export interface Claim {
  /** As it stands on the pages. */
  text: string;
  /** What would prove it. */
  proof: string;
  /** Every page that says it. */
  pages: readonly string[];
  /** Where the proof is kept: a document, a register, a contract. `npm run check:launch` lists claims without one. */
  evidence?: string;
}

/** Before launch each of them gets its evidence, or goes from its pages and from here. */
export const claims: readonly Claim[] = [
  {
    text: "ISO 27001",
    proof: "The certificate, with its number, scope and last day",
    pages: ["/about", "/trust", "/trust/data-processing-agreement"],
  },
  {
    text: "second factor",
    proof: "The access policy, and the record of the last access review",
    pages: ["/privacy", "/trust", "/trust/data-processing-agreement"],
  },
  {
    text: "43 data centres",
    proof: "The contracts with the data centres, by region",
    pages: ["/trust"],
  },
  { text: "500+", proof: "A list of clients on the day of launch", pages: ["/", "/services"] },
  {
    text: "500+",
    proof: "A list of finished projects with the day each was signed off",
    pages: ["/about", "/portfolio", "/case-studies"],
  },
  { text: "15+", proof: "The company's registration", pages: ["/", "/about", "/services"] },
  { text: "50+", proof: "A list of the enterprise clients", pages: ["/about"] },
  {
    text: "98%",
    proof: "The survey: how many were asked, when and what",
    pages: ["/portfolio", "/case-studies"],
  },
  {
    text: "$50M+",
    proof: "Savings by project, old bill less new bill, agreed with each client",
    pages: ["/portfolio", "/case-studies"],
  },
  {
    text: "99.9%",
    proof: "Twelve months of availability of what is run for clients",
    pages: ["/", "/about", "/portfolio", "/case-studies", "/services"],
  },
  {
    text: "24/7",
    proof: "The rota of the night shifts and the number that is answered",
    pages: ["/", "/about", "/services", "/contact"],
  },
  {
    text: "Start Free Trial",
    proof: "The trial's terms as decided: 14 days, no card, ends by itself",
    pages: ["/services/hosting/cloud"],
  },
  {
    text: "10% below 99.9%, 25% below 99.0%, 100% below 95.0%",
    proof: "The owner's word on the credits, and who works them out each month",
    pages: ["/terms"],
  },
  {
    text: "Uptime credits by month",
    proof: "The same as the credits in the terms",
    pages: ["/service-levels"],
  },
  {
    text: "at least 48 hours ahead",
    proof: "The owner's word on the notice of planned maintenance",
    pages: [
      "/terms",
      "/service-levels",
      "/services/hosting/vps",
      "/services/hosting/cloud",
      "/support/announcements",
    ],
  },
  {
    text: "What our clients say",
    proof: "Both clients' written consent to their words",
    pages: ["/case-studies"],
  },
  {
    text: "Featured Case Studies",
    proof: "For each figure of each case study, the client's measurement before and after",
    pages: ["/case-studies"],
  },
  {
    text: "Leadership Team",
    proof: "Consent of the three people to name, portrait and text",
    pages: ["/about"],
  },
  {
    text: "Who they are and what they do here",
    proof: "Consent of the authors to name and biography",
    pages: ["/blog"],
  },
];
