interface InboxKey {
  keys: readonly string[];
  does: string;
}

/** Every single key of the inbox, as the list of keys shows them. */
export const inboxKeys: readonly { where: string; keys: readonly InboxKey[] }[] = [
  {
    where: "In the queue",
    keys: [
      { keys: ["j", "k"], does: "Next and previous enquiry" },
      { keys: ["Enter"], does: "Open it" },
    ],
  },
  {
    where: "In an enquiry",
    keys: [
      { keys: ["r"], does: "Reply" },
      { keys: ["n"], does: "Note" },
      { keys: ["a"], does: "Assign" },
      { keys: ["s"], does: "Snooze" },
      { keys: ["e"], does: "Close" },
      { keys: ["z"], does: "Undo" },
      { keys: ["Esc"], does: "Back to the queue" },
    ],
  },
  {
    where: "Everywhere",
    keys: [
      { keys: ["/"], does: "Search" },
      { keys: ["?"], does: "All keys" },
      { keys: ["⌘ or Ctrl", "K"], does: "All commands" },
    ],
  },
];
