import * as closed from "../../../app/site/forgot-password/content";

export const meta = {
  ...closed.meta,
  description: "We mail you a link with which you choose a new password for your account.",
};

export const intro = {
  title: closed.intro.title,
  status: "We’ll mail you a link with which you choose a new one.",
  instead: closed.intro.instead,
} as const;
