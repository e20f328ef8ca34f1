import { cx } from "~/lib/react/cx";

/** What somebody wrote, with its lines as they were typed. */
export function MessageText({ children, className }: { children: string; className?: string }) {
  return <p className={cx("whitespace-pre-wrap [overflow-wrap:anywhere]", className)}>{children}</p>;
}
