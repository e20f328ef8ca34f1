/** What a visitor sends. */
export interface Enquiry {
  name: string;
  email: string;
  company: string;
  /** One of the service options, or empty. */
  service: string;
  message: string;
}

/** What the form holds: the enquiry and the answer to the security check. */
export interface Answers extends Enquiry {
  securityCheck: string;
}

export type Field = keyof Answers;

/** In the order they stand on the page. */
export const fields = [
  "name",
  "email",
  "company",
  "service",
  "message",
  "securityCheck",
] as const satisfies readonly Field[];

export const serviceOptions = [
  { value: "cloud", label: "Cloud" },
  { value: "cybersecurity", label: "Cybersecurity" },
  { value: "software-ai", label: "Software & AI" },
  { value: "hosting", label: "Hosting" },
  { value: "consultation", label: "Consultation" },
] as const;

export type ServiceOption = (typeof serviceOptions)[number]["value"];

/** The answers of a form, in a browser or as a server received it. What is missing is empty. */
export function readAnswers(data: FormData): Answers {
  const text = (field: Field) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    email: text("email"),
    company: text("company"),
    service: text("service"),
    message: text("message"),
    securityCheck: text("securityCheck"),
  };
}
