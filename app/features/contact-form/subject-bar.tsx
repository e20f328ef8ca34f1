import X from "lucide-react/icons/x";

import type { Description } from "~/enquiry/subject/description";
import { AreaGlyph } from "~/figures/area-glyph";
import { IconButton } from "~/ui/icon-button";
import "./subject-bar.css";

interface SubjectBarProps {
  /** Whether the address asks for something: then its room is kept from the start. */
  asked: boolean;
  found: Description | undefined;
  isUnknown: boolean;
  onRemove: () => void;
}

/** The subject of the message, above its fields, with a way to take it back. */
export function SubjectBar({ asked, found, isUnknown, onRemove }: SubjectBarProps) {
  return (
    <div
      role={found && "group"}
      aria-label={found && "What you chose"}
      data-asked={asked || undefined}
      data-found={found !== undefined || undefined}
      className="subject-bar"
    >
      {found && <Found {...found} onRemove={onRemove} />}
      {isUnknown && (
        <p className="text-small text-ink-2">
          This link names something we don’t offer. Tell us in your message what you need.
        </p>
      )}
    </div>
  );
}

type FoundProps = Pick<Description, "area" | "form"> & Pick<SubjectBarProps, "onRemove">;

function Found({ area, form: { label, name, price, detail }, onRemove }: FoundProps) {
  return (
    <>
      <div>
        <p className="label-text flex items-center gap-2 text-ink-2">
          {area && <AreaGlyph area={area} className="size-4" />}
          {label}
        </p>
        <p className="subject-name">
          {name} {price && <span className="subject-price">{price}</span>}
        </p>
        {detail ? (
          <p title={detail} className="subject-detail label-text text-ink-2">
            {detail}
          </p>
        ) : (
          <p className="label-text text-ink-2 max-sm:hidden">Sent with your message</p>
        )}
      </div>
      <IconButton quiet label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden size={18} />
      </IconButton>
    </>
  );
}
