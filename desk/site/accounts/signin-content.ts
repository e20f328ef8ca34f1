import * as closed from "../../../app/site/signin/content";

export type { Errand } from "../../../app/site/signin/content";
export { errands } from "../../../app/site/signin/content";

export const meta = {
  ...closed.meta,
  description: "Sign in to see your enquiries with their answers, and your quotes.",
};

export const intro = {
  title: closed.intro.title,
  status: "Your enquiries, answers and quotes in one place.",
  instead: "You can’t get in?",
} as const;
