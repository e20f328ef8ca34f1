import type { newsletterForm as Parts } from "~/connection/parts";

/** The desk takes the form without scripts too, and asks by mail whether the address is the visitor's own. */
export const newsletterForm: typeof Parts = {
  form: { method: "post", action: "/newsletter" },
  AfterButton: () => null,
  afterThanks: " We’ve sent you an email: follow its link to confirm.",
};
