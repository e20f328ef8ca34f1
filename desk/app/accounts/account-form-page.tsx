import type { ReactNode } from "react";

import { OtherForm, type OtherFormProps } from "~/features/account-forms/other-form";
import { Card } from "~/ui/card";
import { FailureNote } from "~/ui/failure-note";

interface AccountFormPageProps {
  title: string;
  lede: string;
  /** The form. */
  children: ReactNode;
  /** For whom this is the wrong page. */
  otherwise?: OtherFormProps;
}

/** A page with one form about an account. */
export function AccountFormPage({ title, lede, children, otherwise }: AccountFormPageProps) {
  return (
    <section className="wrap">
      <div className="grid-12 gap-y-8 pt-10 pb-18 md:pt-16 md:pb-28">
        <div className="col-span-full md:col-span-6">
          <h1 className="text-h2">{title}</h1>
          <p className="mt-4 max-w-[48ch] text-lede text-ink-2">{lede}</p>
        </div>
        <Card className="col-span-full self-start md:col-span-5 md:col-start-8">
          {children}
          {otherwise && <OtherForm {...otherwise} className="mt-5" />}
        </Card>
      </div>
    </section>
  );
}

/** Why the form came back. */
export function FormRefusal({ children }: { children?: ReactNode }) {
  return children ? (
    <FailureNote title="That did not work." className="text-small">
      {children}
    </FailureNote>
  ) : null;
}
