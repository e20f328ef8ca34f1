import { cx } from "~/lib/react/cx";
import { ButtonLink } from "~/ui/button";
import { SiteLink } from "~/ui/site-link";
import { useAccountName } from "./use-account-name";

/** In the top bar. The name stands in the room of both links, so that nothing moves when it comes. */
export function AccountLinks({ className }: { className: string }) {
  const name = useAccountName();
  return (
    <span className="relative flex gap-x-3 sm:gap-x-7">
      <SiteLink to="/signin" className={cx(name && "invisible", className)}>
        Sign In
      </SiteLink>
      <SiteLink to="/signup" className={cx(name && "invisible", className)}>
        Sign Up
      </SiteLink>
      {name && (
        <SiteLink
          to="/account"
          aria-label={`Your account, ${name}`}
          className={cx("absolute inset-0 justify-end font-strong text-ink", className)}
        >
          <span className="truncate" dir="auto">
            {name}
          </span>
        </SiteLink>
      )}
    </span>
  );
}

/** In the menu of a phone: two cells of its last row. */
export function AccountButtons() {
  const name = useAccountName();
  if (name) {
    return (
      <ButtonLink to="/account" emphasis="secondary" size="small" className="col-span-2">
        Your account
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to="/signin" emphasis="secondary" size="small">
        Sign In
      </ButtonLink>
      <ButtonLink to="/signup" emphasis="secondary" size="small">
        Sign Up
      </ButtonLink>
    </>
  );
}
