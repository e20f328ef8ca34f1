/** What the palette offers. A page hands its own to the inbox's frame. */
export type Command = {
  label: string;
  /** Commands of a group stand together under its name: "This enquiry", "Go to". */
  group: string;
  /** What is said at the right: a count, a time. */
  detail?: string;
  /** The single key that does the same. */
  singleKey?: string;
} & (
  | { to: string }
  | { run: () => void }
  /** A plain post, as a form of the page would send it. */
  | { post: string; fields?: Readonly<Record<string, string>> }
);

export function runCommand(command: Command): void {
  if ("to" in command) window.location.assign(command.to);
  else if ("run" in command) command.run();
  else submit(command.post, command.fields ?? {});
}

function submit(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** Those that have all the words that were typed, wherever they stand. */
export function matchingCommands(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label, group, detail = "" }) => {
    const text = `${label} ${group} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
