import { ButtonLink } from "~/ui/button";
import { SiteLink } from "~/ui/site-link";

/** In the top bar. */
export function AccountLinks({ className }: { className: string }) {
  return (
    <>
      <SiteLink to="/signin" className={className}>
        Sign In
      </SiteLink>
      <SiteLink to="/signup" className={className}>
        Sign Up
      </SiteLink>
    </>
  );
}

/** In the menu of a phone: two cells of its last row. */
export function AccountButtons() {
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
