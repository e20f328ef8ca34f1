/** Where something could not be loaded: a line that was cut on its way. */
export function CutLine() {
  return (
    <svg viewBox="0 0 240 26" width="240" height="26" aria-hidden className="block max-w-full animate-draw">
      <path d="M0 0h34v26H0zM206 0h34v26h-34z" className="fill-unit" />
      <path d="M40 10h62v6H40zM142 10h58v6h-58z" className="fill-blue" />
      <path d="M102 10h14v6h-14z" transform="rotate(24 102 13)" className="fill-blue" />
      <path d="M128 10h14v6h-14z" transform="rotate(24 142 13)" className="fill-blue" />
    </svg>
  );
}
