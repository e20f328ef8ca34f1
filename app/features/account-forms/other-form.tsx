import { cx } from "~/lib/react/cx";
import type { Action } from "~/ui/action";
import { SiteLink } from "~/ui/site-link";

export type OtherFormProps = { question: string; className?: string } & Action;

/** For whom this is the wrong form, and where the right one is. */
export function OtherForm({ question, label, to, className }: OtherFormProps) {
  return (
    <p className={cx("border-t border-rule pt-4 text-small text-ink-2", className)}>
      {question}{" "}
      <SiteLink to={to} className="inline-block py-0.5 font-strong text-ink underline underline-offset-4">
        {label}
      </SiteLink>
    </p>
  );
}
