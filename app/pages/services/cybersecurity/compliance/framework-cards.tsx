import { BarGlyph } from "~/figures/bar-glyph";
import { RuledList } from "~/ui/ruled-list";
import { type ComplianceFramework, industries } from "./frameworks-by-industry";

/** The six frameworks in a ruled grid of two columns. */
export function FrameworkCards({ frameworks }: { frameworks: readonly ComplianceFramework[] }) {
  return (
    <ul className="area-cybersecurity grid border-t border-axis sm:grid-cols-2">
      {frameworks.map((framework) => (
        <li
          key={framework.name}
          className="flex flex-col border-b border-rule-2 py-8 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6"
        >
          <div className="flex items-start justify-between gap-6">
            <h3 className="text-h2">{framework.name}</h3>
            <BarGlyph rows={framework.glyph} className="mt-1 size-10" />
          </div>
          <p className="mt-4 text-ink-2">{framework.description}</p>
          <h4 className="label-text mt-6 text-ink-3">Requirements</h4>
          <RuledList
            items={framework.requirements}
            rules="below"
            className="mt-2 mb-5 border-t border-rule"
          />
          <p className="mt-auto text-small text-ink-2">
            <span className="label-text mr-2 text-ink-3">Industries</span>
            {industriesOf(framework).map((industry, index, all) => (
              // A name stays whole at the end of a line: not "E-" and "commerce".
              <span key={industry} className="inline-block">
                {industry}
                {index < all.length - 1 && ",\u00a0"}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function industriesOf(framework: ComplianceFramework): readonly string[] {
  const named = industries.map(({ name }) => name).filter((name) => framework.industries[name]);
  return named.length === industries.length ? ["All six"] : named;
}
