/** A rack of five bars; where the fourth should be there is only its outline. */
export function MissingBar() {
  return (
    <svg viewBox="0 0 320 96" aria-hidden className="w-full max-w-sm">
      <path d="M0 0H320v12H0zM0 20H320v12H0zM0 40H320v12H0zM0 80H320v12H0z" className="fill-unit" />
      <path d="M1 61H319v10H1z" fill="none" strokeWidth="2" strokeDasharray="6 5" className="stroke-blue" />
    </svg>
  );
}
