import { fillTokens } from "../lib/building/fill-tokens.server.ts";
import { readContentFolder } from "../lib/building/read-content.server.ts";
import type { FaqProps } from "../sections/faq.tsx";
import { pages } from "../site-map.ts";
import { questionsSchema } from "./questions-schema.server.ts";
import { tokens } from "./tokens.server.ts";

const read = readContentFolder("questions", questionsSchema).map(({ id, heading, lede, questions }) => {
  const file = `content/questions/${id}.yaml`;
  const path = `/${id}`;
  if (!pages.some((page) => page.path === path)) throw new Error(`${file}: no page has the address ${path}`);
  const entries = questions.map(({ question, answer }) => ({
    question: fillTokens(question, tokens, `${file}, ${question}`),
    answer: fillTokens(answer, tokens, `${file}, ${question}, answer`),
  }));
  return [path, { heading, ...(lede !== undefined && { lede }), entries }] as const;
});

/** The questions and answers of pages, by their paths. */
export const questions: Readonly<Record<string, FaqProps>> = Object.fromEntries(read);
