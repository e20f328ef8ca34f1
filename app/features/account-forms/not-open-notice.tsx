import { useEffect, useRef } from "react";

import { ReachTheTeam, type Team } from "./reach-the-team";

/** Says that accounts are not open yet, and takes focus each time it is asked for, so that it is read out. */
export function NotOpenNotice({ attempt, team }: { attempt: number; team: Team }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (attempt === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="border-l-4 border-blue-text bg-blue-tint p-5 text-small"
    >
      <p className="text-h4">Online accounts are not open yet</p>
      <p className="mt-2">
        Nothing was sent, and nothing you typed has left this page. Until accounts open, our team does what an
        account would do. <ReachTheTeam team={team} />
      </p>
    </div>
  );
}

/** For visitors without JavaScript, for whom the form has no button. */
export function NotOpenWithoutScript({ team }: { team: Team }) {
  return (
    <p className="hidden border-l-4 border-blue-text bg-blue-tint p-5 text-small noscript:block">
      Online accounts are not open yet, and this form needs JavaScript to say so. <ReachTheTeam team={team} />
    </p>
  );
}
