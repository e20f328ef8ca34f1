export interface ComplianceStandard {
  standard: string;
  description: string;
  /** Where it applies, e.g. "United States". */
  scope: string;
  /** What you can put on the table when somebody asks. */
  evidence: string;
}

/** The rule books as a register: what each asks, where, and what there is to show. */
export function StandardRegister({ standards }: { standards: readonly ComplianceStandard[] }) {
  return (
    <table className="w-full border-collapse max-md:block">
      <thead className="max-md:sr-only">
        <tr className="label-text text-left text-ink-3 [&>th]:pb-3 [&>th]:font-medium">
          <th scope="col" className="w-[20%]">
            Standard
          </th>
          <th scope="col" className="w-1/2">
            What it asks
          </th>
          <th scope="col">What you can show</th>
        </tr>
      </thead>
      <tbody className="border-t border-axis max-md:block">
        {standards.map(({ standard, description, scope, evidence }) => (
          <tr
            key={standard}
            className="border-b border-rule-2 align-top max-md:grid max-md:py-6 md:[&>*]:py-5"
          >
            <th scope="row" className="text-left font-normal md:pr-6">
              <span className="block text-h3">{standard}</span>
              <span className="label-text mt-1 block text-ink-3">{scope}</span>
            </th>
            <td className="text-ink-2 max-md:mt-3 md:pr-8">{description}</td>
            <td className="text-small max-md:mt-3">
              <span className="block border-l-8 border-accent pl-4">{evidence}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
