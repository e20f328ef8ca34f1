import * as closed from "../../../app/site/signup/content";

export { way } from "../../../app/site/signup/content";

export const meta = {
  ...closed.meta,
  description:
    "An account shows your enquiries with their answers, and your quotes. You don’t need one to write to us.",
};

export const intro = {
  title: closed.intro.title,
  status: "Your enquiries, answers and quotes in one place.",
  instead: "You don’t need an account to become a client: a message or a call is enough.",
} as const;
