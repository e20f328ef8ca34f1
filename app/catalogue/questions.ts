import type { FaqProps } from "../sections/faq.tsx";
import { questions } from "./questions.data.ts";

/** The questions and answers of a page. */
export function questionsOf(path: string): FaqProps {
  const found = questions[path];
  if (!found) throw new Error(`${path} shows questions, but content/questions${path}.yaml is missing`);
  return found;
}
