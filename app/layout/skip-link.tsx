export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-blue px-4 py-2 font-strong text-on-blue focus:translate-y-0"
    >
      Skip to the content
    </a>
  );
}
