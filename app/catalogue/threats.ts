export type ThreatName = "Malware & Ransomware" | "Phishing" | "Data Breaches" | "Insider Threats";

/** A kind of attack and the share of security incidents that involve it, in per cent. */
export interface Threat {
  name: ThreatName;
  share: number;
}

export const threats: readonly Threat[] = [
  { name: "Malware & Ransomware", share: 45 },
  { name: "Phishing", share: 32 },
  { name: "Data Breaches", share: 28 },
  { name: "Insider Threats", share: 15 },
];
