import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/field";

export interface SavedReplyRefused {
  id: string;
  title: string;
  body: string;
  error: string;
}

interface SavedReplyFormProps {
  /** Of the one that is changed; a new one without it. */
  reply?: { id: number; title: string; body: string };
  refused: SavedReplyRefused | undefined;
}

export function SavedReplyForm({ reply, refused }: SavedReplyFormProps) {
  const id = String(reply?.id ?? "");
  const mine = refused?.id === id ? refused : undefined;
  return (
    <form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="id" value={id} />
      <TextField
        id={`title-${id}`}
        name="title"
        label="Title"
        required
        error={mine?.error}
        defaultValue={mine?.title ?? reply?.title}
      />
      <TextArea
        id={`body-${id}`}
        name="body"
        label="Text"
        rows={6}
        required
        defaultValue={mine?.body ?? reply?.body}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" size="small">
          {reply ? "Save" : "Add"}
        </Button>
        {reply && (
          <Button type="submit" name="intent" value="delete" emphasis="secondary" size="small">
            Delete
          </Button>
        )}
      </div>
    </form>
  );
}
