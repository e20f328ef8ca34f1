import type { ReactNode } from "react";

interface ActionFormProps {
  number: string;
  /** Which version of the enquiry whoever acts has seen. */
  version: number;
  /** What the page's action is asked to do; left out where the buttons say it. */
  intent?: string;
  className?: string;
  children: ReactNode;
}

/** A plain post to the enquiry's page, which leads back to it. */
export function ActionForm({ number, version, intent, className, children }: ActionFormProps) {
  return (
    <form method="post" action={`/desk/enquiries/${number}`} className={className}>
      <input type="hidden" name="version" value={version} />
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
    </form>
  );
}
