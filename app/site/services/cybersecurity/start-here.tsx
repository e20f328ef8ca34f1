import type { Action } from "~/ui/action";
import { ButtonLink } from "~/ui/button";

export interface StartHereProps {
  heading: string;
  text: string;
  action: Action;
}

/** Which service comes first, for people who aren't sure. */
export function StartHere({ heading, text, action }: StartHereProps) {
  return (
    <section className="area-cybersecurity border-y border-rule-2 bg-accent-tint">
      <div className="wrap grid-12 items-end gap-y-6 py-14 md:py-18">
        <div className="col-span-full md:col-span-7">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-4 max-w-[62ch] text-lede text-ink-2">{text}</p>
        </div>
        <div className="col-span-full md:col-span-5 md:text-right">
          <ButtonLink to={action.to} arrow>
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
