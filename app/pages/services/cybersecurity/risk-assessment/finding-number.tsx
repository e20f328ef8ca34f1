/** The number of a finding, as it stands in the matrix. */
export function FindingNumber({ children }: { children: number }) {
  return (
    <span aria-hidden className="grid size-7.5 place-items-center bg-ink text-small font-bold text-paper">
      {children}
    </span>
  );
}
