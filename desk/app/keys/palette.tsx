import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

import { cx } from "~/lib/react/cx";
import { type Command, matchingCommands, runCommand } from "./command";
import { KeyCap } from "./key-cap";
import { useModal } from "./use-modal";

/** Every command, found by typing. Whatever is typed can also be searched for, and a number leads to its enquiry. */
export function Palette({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) {
  const dialog = useModal();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const shown = shownFor(commands, typed);
  const active = Math.min(chosen, shown.length - 1);

  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });

  const run = (command: Command | undefined) => {
    dialog.current?.close();
    if (command) runCommand(command);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((active + step + shown.length) % shown.length);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) run(shown[active]);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      aria-label="All commands"
      closedby="any"
      onClose={onClose}
      className="mx-auto mt-18 w-[min(34rem,calc(100%-2rem))] overflow-hidden rounded-overlay border border-rule-2 bg-surface text-ink raised backdrop:bg-band-button/50"
    >
      <div className="flex items-center gap-3 border-b border-rule px-4">
        <Search aria-hidden size={17} className="shrink-0" />
        <input
          role="combobox"
          aria-label="Command, number, or what to search for"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={`${id}-${active}`}
          autoComplete="off"
          maxLength={200}
          placeholder="Search or jump to"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-small outline-none placeholder:text-ink-3"
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Commands"
        className="max-h-[min(24rem,60dvh)] overflow-y-auto py-2"
      >
        {shown.map((command, index) => (
          <Option
            key={`${command.group}-${command.label}`}
            id={`${id}-${index}`}
            command={command}
            isActive={index === active}
            isFirstOfGroup={shown[index - 1]?.group !== command.group}
            onChoose={() => run(command)}
          />
        ))}
      </div>
    </dialog>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  isFirstOfGroup: boolean;
  onChoose: () => void;
}

function Option({ id, command, isActive, isFirstOfGroup, onChoose }: OptionProps) {
  const { label, group, detail, singleKey } = command;
  return (
    <>
      {isFirstOfGroup && (
        <div aria-hidden className="label-text px-4 pt-2 pb-1 text-ink-3">
          {group}
        </div>
      )}
      <button
        type="button"
        role="option"
        id={id}
        tabIndex={-1}
        aria-selected={isActive}
        onClick={onChoose}
        className={cx(
          "flex min-h-9 w-full cursor-pointer items-center gap-3 px-4 text-left text-small hover:bg-sand",
          isActive && "bg-blue-tint shadow-[inset_3px_0_0_var(--color-blue)]",
        )}
      >
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {label}
        </span>
        {detail && <span className="label-text text-ink-2">{detail}</span>}
        {singleKey && <KeyCap>{singleKey}</KeyCap>}
      </button>
    </>
  );
}

function shownFor(commands: readonly Command[], typed: string): readonly Command[] {
  const query = typed.trim();
  if (!query) return commands;
  const search: Command = {
    label: /^(e-?)?\d+$/i.test(query) ? `Go to E-${query.replace(/^e-?/i, "")}` : `Search for “${query}”`,
    group: "Search",
    to: `/desk?${new URLSearchParams({ q: query })}`,
  };
  return [...matchingCommands(commands, query), search];
}
