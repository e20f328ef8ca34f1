import { Button } from "~/ui/button";
import { SiteLink } from "~/ui/site-link";

/** Who is here, and the way out. */
export function DeskBar({ name, title, back }: { name: string; title: string; back?: boolean }) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        {back && (
          <SiteLink to="/desk" className="mb-1 inline-block text-small text-ink-2 underline">
            All open enquiries
          </SiteLink>
        )}
        <h1 className="text-h2">{title}</h1>
      </div>
      <form method="post" action="/desk/leave" className="flex flex-wrap items-center gap-4">
        <span className="text-small text-ink-2">{name}</span>
        <Button type="submit" emphasis="secondary" size="small">
          Sign out
        </Button>
      </form>
    </div>
  );
}
