const FRAMES = 20;

/**
 * Gives the focus to a row of a list that is just being drawn. The list draws its rows in a second step and takes the focus to
 * itself when the row that had it goes: for some frames it is passed on. @returns stops it
 */
export function focusRow(listOf: () => HTMLElement | null, rowOf: (list: HTMLElement) => HTMLElement | null): () => void {
  let left = FRAMES;
  let frame = requestAnimationFrame(function look() {
    const list = listOf();
    const grid = list?.closest<HTMLElement>('[role="grid"]') ?? list?.querySelector<HTMLElement>('[role="grid"]');
    const isHeld = left < FRAMES && document.activeElement !== document.body && document.activeElement !== grid;
    if (list && !isHeld) (rowOf(list) ?? grid)?.focus();
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}
