import { type ReactNode, useRef, useState } from "react";

import { SkipLink } from "~/layout/skip-link";
import { cx } from "~/lib/react/cx";
import type { StaffMember } from "../../core/staff-session.ts";
import type { Command } from "../keys/command";
import { KeysDialog } from "../keys/keys-dialog";
import { Palette } from "../keys/palette";
import { useKeys, useShortcut } from "../keys/use-keys";
import { InboxHeader } from "./inbox-header";
import { commandsFor } from "./inbox-nav";
import { useDropdowns } from "./use-dropdowns";

interface InboxFrameProps {
  staff: Pick<StaffMember, "name" | "role" | "keysOff"> & {
    /** Who else has the inbox open, where the page knows. */
    others?: readonly string[];
  };
  /** Stands left of the page, e.g. the queue's views. */
  views?: ReactNode;
  /** The address of the page, as the bar has it. */
  current?: string;
  /** What was searched for. */
  query?: string;
  /** The page has a bar of its own on a phone, with search and menu in it. */
  hasPhoneBar?: boolean;
  /** What the palette offers on this page, before what it offers everywhere. */
  commands?: readonly Command[];
  children: ReactNode;
}

/** Around every page of the inbox: the bar, all commands and all keys. Such a route exports `handle = inboxPage`. */
export function InboxFrame({
  staff,
  views,
  current = "/desk",
  query = "",
  hasPhoneBar = false,
  commands = [],
  children,
}: InboxFrameProps) {
  const search = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<"keys" | "palette">();
  const focusSearch = () => {
    if (isShown(search.current)) search.current?.select();
    else setOpen("palette");
  };
  useKeys({ "/": focusSearch, "?": () => setOpen("keys") });
  useShortcut("k", () => setOpen("palette"));
  useDropdowns();

  return (
    <div data-keys={staff.keysOff ? "off" : "on"} className="flex min-h-dvh flex-col">
      <SkipLink />
      <InboxHeader
        staff={staff}
        current={current}
        query={query}
        isWideOnly={hasPhoneBar}
        search={search}
        onPalette={() => setOpen("palette")}
      />
      <div
        className={cx(
          "flex-1",
          views !== undefined && "grid grid-cols-[minmax(0,1fr)] md:grid-cols-[14.5rem_minmax(0,1fr)]",
        )}
      >
        {views}
        <main id="main" tabIndex={-1} className="relative min-w-0 outline-none">
          {children}
        </main>
      </div>
      {open === "keys" && <KeysDialog keysOff={staff.keysOff} onClose={() => setOpen(undefined)} />}
      {open === "palette" && (
        <Palette commands={[...commands, ...commandsFor(staff)]} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

function isShown(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
