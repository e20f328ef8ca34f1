import { TextLink } from "~/ui/text-link";

export interface Standard {
  standard: string;
  description: string;
}

export function Standards({ standards }: { standards: readonly Standard[] }) {
  return (
    <>
      <ul className="grid gap-x-(--gap) border-t border-axis sm:grid-cols-2">
        {standards.map(({ standard, description }) => (
          <li key={standard} className="border-b border-rule-2 py-6 max-sm:py-4 sm:pr-6">
            <h3 className="text-h4 sm:text-h3">{standard}</h3>
            <p className="mt-1 text-small text-ink-2 sm:mt-2">{description}</p>
          </li>
        ))}
      </ul>
      <TextLink to="/services/cybersecurity/compliance" className="mt-7">
        See what each standard requires
      </TextLink>
    </>
  );
}
