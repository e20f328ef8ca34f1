import type { ReactNode } from "react";

import { Card } from "~/ui/card";
import { Breadcrumb } from "./breadcrumb";

export interface AccountFrameProps {
  title: string;
  /** What this page is for and how things stand, in two or three sentences. */
  lede: string;
  form: ReactNode;
  /** Stands under the form: the way that works today. */
  alternative?: ReactNode;
  /** What helps until accounts open; beside the form on a wide screen, below it on a phone. */
  children: ReactNode;
}

/** An account page: copy and help on the left, the form on the right, so that it is in view at once. */
export function AccountFrame({ title, lede, form, alternative, children }: AccountFrameProps) {
  return (
    <section className="wash">
      <div className="wrap">
        <Breadcrumb />
        <div className="grid-12 grid-rows-[auto_1fr] gap-y-10 pt-8 pb-18 md:pt-14 md:pb-28">
          <div className="col-span-full md:col-span-6">
            <h1 className="text-h1">{title}</h1>
            <p className="mt-6 max-w-[44ch] text-lede text-ink-2">{lede}</p>
          </div>
          <div className="col-span-full self-start md:col-span-5 md:col-start-8 md:row-span-2">
            <Card>{form}</Card>
            {alternative && <p className="mt-8 border-l-4 border-blue-text pl-5">{alternative}</p>}
          </div>
          <div className="col-span-full md:col-span-6">{children}</div>
        </div>
      </div>
    </section>
  );
}
