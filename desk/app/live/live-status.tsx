interface LiveStatusProps {
  isLost: boolean;
  /** What is new, for those who do not see the page change. */
  news: string;
}

/** Says that the connection is lost, over the page so that nothing on it moves. */
export function LiveStatus({ isLost, news }: LiveStatusProps) {
  return (
    <>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 md:bottom-12 print:hidden"
      >
        {isLost && (
          <p className="rounded-control border border-control bg-surface px-3.5 py-2 text-tool font-medium text-ink raised">
            Connection lost. Trying again…
          </p>
        )}
      </div>
      <div aria-live="polite" className="sr-only">
        {news}
      </div>
    </>
  );
}
