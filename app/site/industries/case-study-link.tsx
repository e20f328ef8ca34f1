import { Section } from "~/sections/section";
import { TextLink } from "~/ui/text-link";

/** The case study of the industry. */
export interface CaseStudyLinkProps {
  heading: string;
  /** The client and what was done, in a sentence or two. */
  text: string;
  /** The study's id: its anchor on the page of all case studies. */
  study: string;
}

/** From an industry to the project that we did in it. */
export function CaseStudyLink({ heading, text, study }: CaseStudyLinkProps) {
  return (
    <Section heading={heading} layout="aside" tone="sand">
      <p className="max-w-[52ch] text-lede text-ink-2">{text}</p>
      <TextLink to={`/case-studies#${study}`} className="mt-5">
        Read the case study
      </TextLink>
    </Section>
  );
}
