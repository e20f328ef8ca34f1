import { FormRefusal } from "./account-form-page";

interface SettingNoteProps {
  outcome: { name: string; done?: string; problem?: string } | undefined;
  /** Of the form. */
  name: string;
}

/** What came of a change, at the form that asked for it. */
export function SettingNote({ outcome, name }: SettingNoteProps) {
  if (outcome?.name !== name) return null;
  if (outcome.problem !== undefined) return <FormRefusal>{outcome.problem}</FormRefusal>;
  if (outcome.done === undefined) return null;
  return (
    <p role="status" className="border-l-4 border-blue-text bg-blue-tint p-4 text-small">
      {outcome.done}
    </p>
  );
}
