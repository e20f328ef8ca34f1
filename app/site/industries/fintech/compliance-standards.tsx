import { DocumentSheet, type SheetCopy } from "~/sections/document-sheet";
import { SheetChecks } from "~/sections/sheet-checks";

export interface ComplianceStandard {
  standard: string;
  /** Whom or what it concerns: one line. */
  description: string;
  /** What an examiner asks first. */
  question: string;
  /** What the system shows. */
  answer: string;
  /** The record that proves it, in two or three words. */
  record: string;
}

export interface ComplianceStandardsProps {
  sheet: SheetCopy;
  standards: readonly ComplianceStandard[];
}

/** Each standard with the question that it comes down to, as on the sheet that is filled in before an audit. */
export function ComplianceStandards({ sheet, standards }: ComplianceStandardsProps) {
  const checks = standards.map(({ standard, description, question, answer, record }) => ({
    item: standard,
    evidence: `“${question}” ${answer}`,
    note: description,
    result: record,
    done: true,
  }));
  return (
    <DocumentSheet {...sheet}>
      <SheetChecks folded headings={["Standard and its first question", "Record shown"]} checks={checks} />
    </DocumentSheet>
  );
}
