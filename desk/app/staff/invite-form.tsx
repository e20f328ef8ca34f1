import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

/** Makes somebody a member of staff. They get a link by email. */
export function InviteForm({ error, email }: { error?: string | undefined; email?: string | undefined }) {
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4 sm:grid-cols-[1fr_auto_auto] sm:items-end">
      <input type="hidden" name="intent" value="invite" />
      <TextField
        id="email"
        name="email"
        label="Invite by email"
        type="email"
        autoComplete="off"
        required
        error={error}
        defaultValue={email}
      />
      <label className="flex min-h-13 items-center gap-2 text-small">
        <input type="checkbox" name="admin" className="size-5 accent-blue" />
        as admin
      </label>
      <Button type="submit">Invite</Button>
    </form>
  );
}
