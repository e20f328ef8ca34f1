import { data } from "react-router";

export function loader(): never {
  throw data("page", { status: 404 });
}

export const action = loader;

export default function Unknown() {
  return null;
}
