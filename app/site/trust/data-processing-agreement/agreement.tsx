import { LegalPage } from "~/sections/legal-page";
import { PrintButton } from "~/ui/print-button";
import * as content from "./content";
import { SignatureBlock } from "./signature-block";

/** The agreement, with room for signatures at its end. */
export function Agreement({ path }: { path: string }) {
  return (
    <LegalPage
      {...content.agreement}
      path={path}
      action={<PrintButton>Print this agreement</PrintButton>}
      figures={{
        signatures: <SignatureBlock parties={content.signatures} lines={content.signatureLines} />,
      }}
    />
  );
}
