import { data } from "react-router";

export function loader() {
  return notFound();
}

export function action() {
  return notFound();
}

function notFound(): never {
  throw data("page", { status: 404 });
}

export default function Unknown() {
  return null;
}
