import { TextLink } from "~/ui/text-link";

export interface Quote {
  text: string;
  role: string;
  /** The kind of company, as it stands after the role: "a payments company". */
  company: string;
  /** The id of the case study that the quote belongs to. */
  study: string;
}

/** Two voices, the second set lower, as in a conversation. */
export function ClientVoices({ quotes: [first, second] }: { quotes: readonly [Quote, Quote] }) {
  return (
    <div className="grid-12 gap-y-10 sm:gap-y-14">
      <Voice quote={first} className="md:col-span-7" />
      <Voice quote={second} className="md:col-span-7 md:col-start-6" />
    </div>
  );
}

function Voice({ quote: { text, role, company, study }, className }: { quote: Quote; className: string }) {
  return (
    <figure className={`col-span-full border-l-8 border-accent pl-5 md:pl-8 ${className}`}>
      <blockquote>
        <p className="text-h3 text-balance">“{text}”</p>
      </blockquote>
      <figcaption className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-ink-2">
        <span>
          {role}, {company}
        </span>
        <TextLink to={`#${study}`}>
          The case study<span className="sr-only"> of {company}</span>
        </TextLink>
      </figcaption>
    </figure>
  );
}
