import { pageMeta } from "~/lib/metadata/page-meta";
import { LegalPage } from "~/sections/legal-page";
import { PrintButton } from "~/ui/print-button";
import * as content from "./content";
import { SignatureBlock } from "./signature-block";

export const meta = pageMeta(content.meta);

export default function DataProcessingAgreementPage() {
  return (
    <LegalPage
      {...content.agreement}
      action={<PrintButton>Print this agreement</PrintButton>}
      figures={{
        signatures: <SignatureBlock parties={content.signatures} lines={content.signatureLines} />,
      }}
    />
  );
}
