import Plus from "lucide-react/icons/plus";

import { AreaGlyph } from "~/figures/area-glyph";
import { Estimate } from "~/features/estimate/estimate";
import { EstimateToggle } from "~/features/estimate/estimate-toggle";
import { island } from "~/lib/react/island";
import { BenefitList } from "~/sections/benefit-list";
import { ClosingBanner } from "~/sections/closing-banner";
import { DocumentSheet } from "~/sections/document-sheet";
import { ExtentTable } from "~/sections/extent-table";
import { Faq } from "~/sections/faq";
import { FoldedSteps } from "~/sections/folded-steps";
import { MetricBand } from "~/sections/metric-band";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/hero-prices";
import { ProcessSteps } from "~/sections/process-steps";
import { Register } from "~/sections/register";
import { Section } from "~/sections/section";
import { ServiceGrid } from "~/sections/service-grid";
import { SheetBars } from "~/sections/sheet-bars";
import { SheetChecks } from "~/sections/sheet-checks";
import { SheetInvoice } from "~/sections/sheet-invoice";
import { SheetSteps } from "~/sections/sheet-steps";
import { StepColumns } from "~/sections/step-columns";
import { StepRows } from "~/sections/step-rows";
import { areas } from "~/site-map";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { FigureFrame } from "~/ui/figure-frame";
import { IconButton } from "~/ui/icon-button";
import { LegendItem } from "~/ui/legend-item";
import { RuledList } from "~/ui/ruled-list";
import { SideNote } from "~/ui/side-note";
import { Tabs } from "~/ui/tabs";
import { TextLink } from "~/ui/text-link";
import * as content from "./content";
import { glyphs } from "./glyphs";

/** Every part of the kit, to look at, copy from and test. */
function Kit() {
  return (
    <>
      <PageHero
        path="/kit"
        title="The kit"
        lede="Every part that pages are made of, with sample words. Only the development server has this page."
        primary={{ label: "Jump to the plans", to: "#plans" }}
        secondary={{ label: "Home", to: "/" }}
        facts={[
          { value: "8", label: "areas" },
          { value: "2", label: "themes" },
        ]}
        prices={<PlanPrices plans={content.plans} />}
      />
      <Section heading="Controls" layout="aside">
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink to="/" arrow>
              Primary
            </ButtonLink>
            <ButtonLink to="/" emphasis="secondary">
              Secondary
            </ButtonLink>
            <Button size="small" disabled>
              Disabled
            </Button>
            <IconButton label="Add">
              <Plus aria-hidden size={18} />
            </IconButton>
            <TextLink to="/">A link that stands alone</TextLink>
            <Badge>Most Popular</Badge>
          </div>
          <div className="flex flex-wrap gap-4">
            {areas.map((area) => (
              <AreaGlyph key={area} area={area} />
            ))}
          </div>
          <div className="grid gap-5 md:grid-cols-2">
            <TextField label="A field" hint="With a hint." />
            <TextField label="A field with an error" error="Name is required" defaultValue="" />
            <SelectField label="A choice" defaultValue="">
              <option value="">Select a service</option>
              <option value="cloud">Cloud</option>
            </SelectField>
            <TextArea label="A longer text" rows={3} error="Message is required" />
          </div>
        </div>
      </Section>
      <Section heading="Tabs, card and figure" layout="aside" tone="sand">
        <Tabs
          label="Views"
          initial={1}
          tabs={[
            { label: "First view", content: <Card>The first panel, in a card.</Card> },
            {
              label: "Second view",
              content: (
                <FigureFrame
                  caption="a bar of 60 units."
                  example
                  legend={<LegendItem swatch="bg-blue">Sixty</LegendItem>}
                >
                  <svg role="img" aria-label="A bar" width="60%" height="24" className="mt-6 bg-blue" />
                </FigureFrame>
              ),
            },
          ]}
        />
      </Section>
      <Section heading="Plans" lede="Bars share one scale." id="plans">
        <PlanCards plans={content.plans} />
      </Section>
      <Section heading="Figures" layout="aside">
        <MetricBand metrics={content.metrics} />
      </Section>
      <Section heading="Steps" tone="ink">
        <ProcessSteps steps={content.steps} />
      </Section>
      <Section heading="Steps under drawings, and in rows">
        <StepColumns steps={content.steps} layout="ruled" Drawing={StepBar} />
        <div className="mt-16">
          <StepRows steps={content.stepRows} />
        </div>
        <div className="mt-16">
          <FoldedSteps steps={content.steps} />
        </div>
      </Section>
      <Section heading="Services" tone="sand">
        <div className="grid gap-12">
          <ServiceGrid services={content.services} glyphs={glyphs} sign="beside" label="Works with" />
          <ServiceGrid services={content.services} glyphs={glyphs} layout="columns" features="dashed" />
          <ServiceGrid services={content.services} glyphs={glyphs} layout="sheet" sign="title" tags />
        </div>
      </Section>
      <Section heading="Benefits">
        <div className="grid gap-12">
          {(["panes", "columns", "large", "compact"] as const).map((layout) => (
            <BenefitList key={layout} benefits={content.benefits} glyphs={glyphs} layout={layout} />
          ))}
          <div>
            <h3 className="text-h4">A heading of their own</h3>
            <BenefitList benefits={content.benefits} glyphs={glyphs} layout="plain" />
          </div>
        </div>
      </Section>
      <Section heading="Registers and notes" layout="aside">
        <div className="grid gap-12">
          <Register entries={content.entries} />
          <Register entries={content.entries} layout="below" />
          <Register entries={content.entries} layout="record" />
          <RuledList items={["One line", "Another line"]} />
          <SideNote label="You hold" className="border-accent">
            What is left in your hands.
          </SideNote>
        </div>
      </Section>
      <Section heading="Tables" tone="sand">
        <div className="grid gap-12">
          <DataTable caption="Sample" rows={content.measures} columns={content.measureColumns} />
          <DataTable
            caption="Sample"
            rows={content.measures}
            columns={content.measureColumns}
            phone="blocks"
          />
          <ExtentTable
            corner="It answers"
            columns={[{ name: "Small" }, { name: "Medium" }, { name: "Large" }]}
            rows={content.extents}
            shares={{ No: 0, "In part": 0.5, Yes: 1 }}
            labels="questions"
            total={["Price", "$9", "$12", "Custom"]}
          />
        </div>
      </Section>
      <Section heading="Your estimate" id="estimate" tone="sand">
        <div className="mb-6 flex flex-wrap gap-3">
          {content.estimated.map((plan) => (
            <EstimateToggle key={plan.id} {...plan} />
          ))}
        </div>
        <Estimate />
      </Section>
      <Section heading="A document">
        <DocumentSheet {...content.sheet}>
          <SheetSteps steps={content.sheetSteps} />
          <SheetChecks headings={["Check", "Result"]} checks={content.sheetChecks} />
          <SheetInvoice lines={content.invoiceLines} totalLabel="Total" />
          <SheetBars bars={content.sheetBars} />
        </DocumentSheet>
      </Section>
      <Faq heading="Questions" lede="That open in place." entries={content.questions} />
      <ClosingBanner
        heading="The last word"
        lede="And the way to ask."
        primary={{ label: "Get Started", to: "/contact" }}
        secondary={{ label: "Home", to: "/" }}
      />
    </>
  );
}

function StepBar({ index }: { index: number }) {
  return <svg aria-hidden width={`${(index + 1) * 30}%`} height="12" className="bg-blue" />;
}

export default island(Kit);
