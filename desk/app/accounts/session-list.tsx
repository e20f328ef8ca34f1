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

/** What a person would call it. */
function browserName(agent: string): string {
  const name = /Edg|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? "";
  const system = /Windows|iPhone|iPad|Android|Mac OS|Linux/.exec(agent)?.[0];
  const browser = name === "Edg" ? "Edge" : name || "A browser";
  return system ? `${browser} on ${system}` : browser;
}
