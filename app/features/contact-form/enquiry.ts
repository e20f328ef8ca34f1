/** What a visitor sends. */
export interface Enquiry {
  name: string;
  email: string;
  company: string;
  /** One of the service options, or empty. */
  service: string;
  message: string;
}

/** What the form holds: the enquiry and the answer to the security check, which stays here. */
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

export function answersIn(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map((field) => [field, String(data.get(field) ?? "")]),
  ) as unknown as Answers;
}
