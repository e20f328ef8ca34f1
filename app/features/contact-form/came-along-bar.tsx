import X from "lucide-react/icons/x";

import { AreaGlyph } from "~/figures/area-glyph";
import { IconButton } from "~/ui/icon-button";
import type { CameAlong } from "./came-along";
import "./came-along.css";

interface CameAlongBarProps {
  /** Whether the address asks for something: then its room is kept from the start. */
  asked: boolean;
  found: CameAlong | undefined;
  isUnknown: boolean;
  onRemove: () => void;
}

/** What goes along with the message, above its fields, with a way to take it back. */
export function CameAlongBar({ asked, found, isUnknown, onRemove }: CameAlongBarProps) {
  return (
    <div
      role={found && "group"}
      aria-label={found && "What you chose"}
      data-asked={asked || undefined}
      data-found={found !== undefined || undefined}
      className="came-along"
    >
      {found && (
        <>
          <div>
            <p className="label-text flex items-center gap-2 text-ink-2">
              {found.area && <AreaGlyph area={found.area} className="size-4" />}
              {found.product}
            </p>
            <p className="came-along-name">
              {found.name} {found.price && <span className="came-along-price">{found.price}</span>}
            </p>
            {found.details ? (
              <p title={found.details} className="came-along-details label-text text-ink-2">
                {found.details}
              </p>
            ) : (
              <p className="label-text text-ink-2 max-sm:hidden">Sent with your message</p>
            )}
          </div>
          <IconButton quiet label={`Remove ${found.name}`} onClick={onRemove}>
            <X aria-hidden size={18} />
          </IconButton>
        </>
      )}
      {isUnknown && (
        <p className="text-small text-ink-2">
          This link names something we don’t offer. Tell us in your message what you need.
        </p>
      )}
    </div>
  );
}
