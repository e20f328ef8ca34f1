/** Where nothing was found: a shelf of books, and the place where this one would stand. */
export function EmptyShelf() {
  return (
    <svg viewBox="0 0 240 66" width="240" height="66" aria-hidden className="block max-w-full animate-draw">
      <path
        d="M0 12h10v52H0zM14 4h14v60H14zM32 20h8v44h-8zM44 10h12v54H44zM60 16h12v48H60zM76 6h8v58h-8zM132 14h14v50h-14zM150 8h8v56h-8zM162 18h12v46h-12zM178 4h10v60h-10zM192 22h16v42h-16zM212 10h8v54h-8zM224 16h12v48h-12z"
        className="fill-unit"
      />
      <path d="M95 65V9h26v56" fill="none" strokeWidth="2" strokeDasharray="4 4" className="stroke-blue" />
      <path d="M0 64h240v2H0z" className="fill-axis" />
    </svg>
  );
}
