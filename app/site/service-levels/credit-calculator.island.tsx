import { CreditCalculator } from "~/features/credit-calculator/credit-calculator";
import { island } from "~/lib/react/island";

export default island(CreditCalculator);
