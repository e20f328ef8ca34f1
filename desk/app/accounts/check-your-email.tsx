import type { ReactNode } from "react";

/** After a form whose answer comes by mail. Says the same whether there is an account or not. */
export function CheckYourEmail({ children }: { children: ReactNode }) {
  return (
    <section className="wrap section-space" role="status">
      <h1 className="text-h2">Look into your mailbox</h1>
      <p className="mt-4 max-w-[56ch] text-lede text-ink-2 [overflow-wrap:anywhere]">{children}</p>
      <p className="mt-4 max-w-[56ch] text-ink-2">
        Nothing there after a few minutes? Look among junk mail, or try again.
      </p>
    </section>
  );
}
