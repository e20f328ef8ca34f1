import type { ReactNode } from "react";
import { Form } from "react-router";

import { closeMenus } from "./menu-control";

interface ActFormProps {
  number: string;
  /** Which version of the enquiry whoever acts has seen. */
  version: number;
  /** What the page's action is asked to do; left out where the buttons say it. */
  intent?: string;
  className?: string;
  children: ReactNode;
}

/** A plain post to the enquiry's page. With scripts the page stays where it is. */
export function ActForm({ number, version, intent, className, children }: ActFormProps) {
  return (
    // What was chosen is under way, and the menu would be in the way of what it changes.
    <Form
      method="post"
      action={`/desk/enquiries/${number}`}
      onSubmit={() => setTimeout(closeMenus)}
      className={className}
    >
      <input type="hidden" name="version" value={version} />
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
    </Form>
  );
}
