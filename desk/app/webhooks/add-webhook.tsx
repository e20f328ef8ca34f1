import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

export function AddWebhook({ error, url }: { error: string | undefined; url: string | undefined }) {
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
      <input type="hidden" name="intent" value="add" />
      <TextField
        id="url"
        name="url"
        label="Add an address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        required
        maxLength={2000}
        error={error}
        defaultValue={url}
      />
      <Button type="submit">Add</Button>
    </form>
  );
}
