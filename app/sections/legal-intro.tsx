import { Breadcrumb } from "./breadcrumb";

export interface LegalIntroProps {
  title: string;
  /** The policy in one or two sentences, for those who read no further. */
  lede: string;
}

/** How a legal page opens: no buttons, and the date that all of them share. */
export function LegalIntro({ title, lede }: LegalIntroProps) {
  return (
    <section className="border-b border-rule-2">
      <div className="wrap">
        <Breadcrumb />
        <div className="grid-12 gap-y-6 pt-8 pb-14 md:pt-14 md:pb-22">
          <h1 className="col-span-full text-h1 md:col-span-8">{title}</h1>
          <div className="col-span-full md:col-span-4 md:self-end">
            <p className="max-w-[44ch] text-lede text-ink-2">{lede}</p>
            <p className="label-text mt-5 text-ink-3">
              Last updated <time dateTime="2025-01-15">January 15, 2025</time>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
