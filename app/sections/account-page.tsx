import type { ReactNode } from "react";

import { ReachTheTeam, type Team } from "~/features/account-forms/reach-the-team";
import { Card } from "~/ui/card";
import { Breadcrumb } from "./breadcrumb";

export interface AccountPageProps {
  /** The address of the page. */
  path: string;
  title: string;
  /** How things stand, in one sentence: accounts are not open. */
  status: string;
  /** What to do instead; how to reach the team follows it. */
  instead: string;
  team: Team;
  /** Comes by the slot of this name, which types know nothing of. */
  form?: ReactNode;
  /** What helps until accounts open; beside the form on a wide screen, below it on a phone. */
  children?: ReactNode;
}

/** An account page while accounts are closed: first that they are and whom to ask, then the form. */
export function AccountPage({ path, title, status, instead, team, form, children }: AccountPageProps) {
  return (
    <section className="wrap">
      <Breadcrumb path={path} />
      <div className="grid-12 grid-rows-[auto_1fr] gap-y-10 pt-8 pb-18 md:pb-28">
        <div className="col-span-full md:col-span-6">
          <h1 className="text-h2">{title}</h1>
          <div className="mt-6 border-l-4 border-blue-text pl-5">
            <p className="text-h3">{status}</p>
            <p className="mt-3 max-w-[52ch] text-ink-2">
              {instead} <ReachTheTeam team={team} />
            </p>
          </div>
        </div>
        <Card className="col-span-full self-start md:col-span-5 md:col-start-8 md:row-span-2">{form}</Card>
        {children && <div className="col-span-full md:col-span-6">{children}</div>}
      </div>
    </section>
  );
}
