import { dataCentres } from "~/catalogue/data-centres";
import { CountBar } from "~/figures/count-bar";
import { pageMeta } from "~/lib/metadata/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Register } from "~/sections/register";
import { Section } from "~/sections/section";
import { FigureFrame } from "~/ui/figure-frame";
import { TextLink } from "~/ui/text-link";
import * as content from "./content";
import { SubprocessorList } from "./subprocessor-list";

export const meta = pageMeta(content.meta);

export default function TrustPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <FigureFrame caption={content.locations.caption}>
          <Regions />
        </FigureFrame>
      </PageHero>
      <Section layout="aside" {...content.certificates}>
        <Register entries={content.certificateEntries} />
      </Section>
      <Section layout="aside" {...content.data}>
        <Register entries={content.dataEntries} />
      </Section>
      <Section layout="aside" tone="sand" {...content.subprocessorSection}>
        <SubprocessorList none={content.noSubprocessors} />
      </Section>
      <Section layout="aside" {...content.access}>
        <Register entries={content.accessEntries} />
      </Section>
      <Section layout="aside" {...content.tests}>
        <Register entries={content.testEntries} />
      </Section>
      <Section layout="aside" tone="sand" {...content.disclosure}>
        <Register entries={content.disclosureEntries} />
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
          {content.disclosureLinks.map(({ label, to }) => (
            <TextLink key={to} to={to}>
              {label}
            </TextLink>
          ))}
        </p>
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

function Regions() {
  const most = Math.max(...dataCentres.map(({ count }) => count));
  return (
    <dl className="border-t border-rule-2">
      {dataCentres.map(({ region, count }) => (
        <div key={region} className="border-b border-rule-2 py-4">
          <dt className="text-ink-2">{region}</dt>
          <dd>
            <span className="text-h3">{count}</span>
            <CountBar count={count} most={most} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
