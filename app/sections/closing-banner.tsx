import { enquiries } from "~/catalogue/promises/enquiries.data";
import { Horizon } from "~/figures/horizon";
import type { Action } from "~/ui/action";
import { ButtonLink } from "~/ui/button";

export interface ClosingBannerProps {
  heading: string;
  /** What happens if the visitor writes: one or two sentences. */
  lede: string;
  primary: Action;
  secondary?: Action;
  /** What follows from asking, in three steps, or nothing of it; by default those of an enquiry. */
  steps?: BannerSteps | "none";
}

type BannerSteps = readonly [BannerStep, BannerStep, BannerStep];

export interface BannerStep {
  title: string;
  text: string;
}

/** The last section of a page: the way to ask, and what follows from asking. */
export function ClosingBanner({
  heading,
  lede,
  primary,
  secondary,
  steps = enquirySteps,
}: ClosingBannerProps) {
  return (
    <section className="relative overflow-hidden bg-band text-band-ink print:hidden">
      <Horizon className="absolute bottom-0 left-[-100%] h-24 w-[200%] text-band-horizon md:left-0 md:h-[166px] md:w-full" />
      <div className="wrap grid-12 relative gap-y-5 pt-14 pb-28 md:gap-y-6 md:pt-28 md:pb-58">
        <h2 className="col-span-full text-display md:col-span-8">{heading}</h2>
        <div className="col-span-full flex flex-col items-start gap-6.5 md:col-span-4 md:self-end">
          <p className="max-w-[36ch] text-lede text-band-ink-2">{lede}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={primary.to} emphasis="inverse" arrow>
              {primary.label}
            </ButtonLink>
            {secondary && (
              <ButtonLink to={secondary.to} emphasis="outline">
                {secondary.label}
              </ButtonLink>
            )}
          </div>
        </div>
        {steps !== "none" && <Steps steps={steps} />}
      </div>
    </section>
  );
}

function Steps({ steps }: { steps: BannerSteps }) {
  return (
    <ol className="banner-steps col-span-full mt-5 grid gap-x-(--gap) gap-y-6 md:mt-14 md:grid-cols-3 md:gap-y-8">
      {steps.map((step) => (
        <li key={step.title}>
          <strong>{step.title}</strong>
          {step.text}
        </li>
      ))}
    </ol>
  );
}

const enquirySteps: BannerSteps = [
  { title: "Tell us what you run", text: "Servers, sites, mailboxes, deadlines. A paragraph is enough." },
  {
    title: "An engineer replies",
    text: `${enquiries.replyTime} ${enquiries.contract}`,
  },
  { title: "You get a plan and a price", text: "In writing, with dates, before you sign anything." },
];
