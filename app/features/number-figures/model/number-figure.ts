import type { ProductLine } from "../../../catalogue/plan.ts";

/** A figure that is drawn again with one number of the visitor's. */
export interface NumberFigure {
  /** In addresses of the contact page. Never change one that was published. */
  id: string;
  /** What the page is called. */
  page: string;
  /** The service option that fits. */
  service: ProductLine["service"];
  /** Above the field. */
  label: string;
  /** Stands in the field, before the number. */
  unit?: "$";
  /** What is drawn until the visitor types. */
  example: number;
  min: number;
  max: number;
  /** The result in a sentence or two that can be read alone. The visitor's own number stands between asterisks. */
  answer: (value: number) => string;
}
