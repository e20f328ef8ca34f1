/** Where the words of a figure stand on the screen, without those of the plot that lies over it. */
export function wordsIn(figure: Element, plot: Element): DOMRect[] {
  const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: DOMRect[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    // What only a screen reader gets is cut down to a pixel.
    const isCut = (text.parentElement?.getBoundingClientRect().width ?? 0) <= 1;
    if (isCut || !text.nodeValue?.trim() || plot.contains(text)) continue;
    // A closed <details> keeps the boxes of what it hides.
    if (!text.parentElement?.checkVisibility()) continue;
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}
