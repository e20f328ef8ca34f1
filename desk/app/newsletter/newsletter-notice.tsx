import type { ReactNode } from "react";

import { Button } from "~/ui/button";

interface NewsletterNoticeProps {
  title: string;
  children: ReactNode;
  /** A button that acts: opening a link alone changes nothing, because programs that look through mail open links. */
  button?: string;
}

/** A page of the newsletter: what is now true, or the one thing to press. */
export function NewsletterNotice({ title, children, button }: NewsletterNoticeProps) {
  return (
    <section className="wrap section-space">
      <h1 className="max-w-[16ch] text-h1">{title}</h1>
      <p className="mt-6 max-w-[52ch] text-lede text-ink-2">{children}</p>
      {button && (
        <form method="post" className="mt-8">
          <Button type="submit">{button}</Button>
        </form>
      )}
    </section>
  );
}
