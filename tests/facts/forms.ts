/** Product, "Validation rules", "States and transitions" and "Error catalogue": every message and label of a form. */

/** Contact form: the messages under the offending fields. */
export const contactMessages = {
  nameMissing: "Name is required",
  emailMissing: "Email is required",
  emailWrong: "Email is invalid",
  messageMissing: "Message is required",
  checkMissing: "Please solve the captcha",
  checkWrong: "Captcha answer is incorrect",
} as const;

/** Contact form: what it says while and after sending. */
export const contactStates = {
  sending: "Sending Message...",
  sent: "Thank You!",
  again: "Send Another Message",
  meeting: "Book a Meeting",
  /** The reply is promised within this time. */
  promise: "24 hours",
} as const;

/** Newsletter: what replaces the form. */
export const newsletterThanks = "Thank you for subscribing!";

/** Milliseconds until the simulated senders answer. */
export const delays = { contact: 2000, newsletter: 1000 } as const;

/** Contact form: the service options; the first is none. */
export const serviceOptions = [
  ["", "Select a service"],
  ["cloud", undefined],
  ["cybersecurity", undefined],
  ["software-ai", undefined],
  ["hosting", undefined],
  ["consultation", undefined],
] as const;

export const messageRows = 6;

export interface FieldFacts {
  name: string;
  type: "text" | "email" | "password" | "checkbox" | "select" | "textarea";
  required: boolean;
  label?: string;
  placeholder?: string;
}

/** The forms in the pages, each by the page and a field that no other form there has. */
export const forms: readonly {
  what: string;
  path: string;
  fields: readonly FieldFacts[];
  buttons: string[];
}[] = [
  {
    what: "contact form, 'Send Us a Message'",
    path: "/contact",
    fields: [
      { name: "name", type: "text", required: true },
      { name: "email", type: "email", required: true },
      { name: "company", type: "text", required: false },
      { name: "service", type: "select", required: false },
      { name: "message", type: "textarea", required: true },
      { name: "securityCheck", type: "text", required: true },
    ],
    buttons: [],
  },
  {
    what: "sign in",
    path: "/signin",
    fields: [
      { name: "email", type: "email", required: true },
      { name: "password", type: "password", required: true },
      { name: "rememberMe", type: "checkbox", required: false, label: "Remember me" },
    ],
    buttons: ["Google", "GitHub"],
  },
  {
    what: "sign up",
    path: "/signup",
    fields: [
      { name: "firstName", type: "text", required: true },
      { name: "lastName", type: "text", required: true },
      { name: "email", type: "email", required: true },
      { name: "company", type: "text", required: false, label: "Company (Optional)" },
      { name: "password", type: "password", required: true },
      { name: "confirmPassword", type: "password", required: true },
      { name: "agreeToTerms", type: "checkbox", required: true },
    ],
    buttons: [],
  },
  {
    what: "newsletter in the footer",
    path: "/about",
    fields: [{ name: "email", type: "email", required: true }],
    buttons: [],
  },
  {
    what: "Stay Updated",
    path: "/blog",
    fields: [{ name: "email", type: "email", required: true }],
    buttons: ["Subscribe"],
  },
];

/** Search boxes: a text field and, for domains, a button. */
export const searchBoxes = [
  { path: "/services/hosting/domains", placeholder: "Enter your domain name", buttons: ["Search"] },
  { path: "/blog", placeholder: "Search articles...", buttons: [] },
] as const;
