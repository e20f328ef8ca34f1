import { estimateLineText, priceText, type PricedSubject, vpsText } from "../../../app/enquiry/subject.ts";

/** What came along with an enquiry, and its price, as two cells. The lines of an estimate each carry their own. */
export function subjectCells(subject: PricedSubject | null): [text: string, price: string] {
  switch (subject?.kind) {
    case undefined:
      return ["", ""];
    case "plan":
      return [`${subject.product}, ${subject.name}`, priceText(subject)];
    case "vps":
      return [`Custom VPS: ${vpsText(subject)}`, priceText(subject)];
    case "domain":
      return [subject.name, priceText({ price: subject.price })];
    case "position":
      return [`${subject.title} (${subject.department})`, ""];
    case "figure":
      return [`${subject.page}: ${subject.answer}`, ""];
    case "estimate":
      return [subject.lines.map(estimateLineText).join("; "), ""];
  }
}
