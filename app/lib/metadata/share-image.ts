/** The size that link previews are made for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Address of the picture that a page is shared with; the path may be encoded or not. */
export function shareImagePath(path: string): string {
  return `/share${path === "/" ? "/home" : path}.png`;
}
