import { Button } from "~/ui/button";
import { officeMoment } from "../../core/office-clock.ts";

interface SessionListProps {
  sessions: readonly {
    id: string;
    browser: string | null;
    address: string | null;
    createdAt: Date;
    isThisOne: boolean;
  }[];
  now: Date;
}

export function SessionList({ sessions, now }: SessionListProps) {
  return (
    <>
      <ul className="border-t border-rule">
        {sessions.map(({ id, browser, address, createdAt, isThisOne }) => (
          <li key={id} className="border-b border-rule py-3">
            <p className={isThisOne ? "font-strong" : undefined}>
              {browserName(browser ?? "")}
              {isThisOne && ", this one"}
            </p>
            <p className="text-small text-ink-2">
              Since {officeMoment(createdAt, now)}
              {address && `, from ${address}`}
            </p>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" aria-label="Sign out everywhere else">
          <Button type="submit" name="change" value="sessions-end" emphasis="secondary">
            Sign out everywhere else
          </Button>
        </form>
      )}
    </>
  );
}

/** Each says that it is the ones after it as well. */
const browsers = { Edge: /Edge?\//, Firefox: /Firefox\//, Chrome: /Chrome\//, Safari: /Safari\// };

/** What a person would call it. */
function browserName(agent: string): string {
  const browser = Object.entries(browsers).find(([, sign]) => sign.test(agent))?.[0] ?? "A browser";
  const system = /Windows|iPhone|iPad|Android|Mac OS|Linux/.exec(agent)?.[0];
  return system ? `${browser} on ${system}` : browser;
}
