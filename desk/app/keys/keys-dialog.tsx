import X from "lucide-react/icons/x";

import { IconButton } from "~/ui/icon-button";
import { KeyList } from "./key-list";
import { useModal } from "./use-modal";

export function KeysDialog({ keysOff, onClose }: { keysOff: boolean; onClose: () => void }) {
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="all-keys"
      closedby="any"
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100%-2rem))] overflow-y-auto rounded-overlay border border-rule-2 bg-surface p-6 text-ink raised backdrop:bg-band-button/50"
    >
      <div className="mb-5 flex items-center justify-between">
        <h2 id="all-keys" className="text-h4">
          All keys
        </h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <KeyList keysOff={keysOff} />
    </dialog>
  );
}
