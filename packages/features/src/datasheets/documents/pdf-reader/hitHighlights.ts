import type { Hit } from './findText.ts';

/** Names that the style sheet's ::highlight() rules use. */
export const highlightNames = { hit: 'cp-find', active: 'cp-find-active' } as const;

function registered(name: string): Highlight {
  const known = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, known);
  return known;
}

function textNode(run: HTMLElement | undefined): Node | null {
  return run?.firstChild ?? null;
}

/**
 * Marks hits in a laid-out page without touching its elements (CSS Custom Highlight API).
 * @returns A function that takes the marks away. Does nothing where the API is missing: the count and the jump still work.
 */
export function markHits(runs: readonly HTMLElement[], hits: readonly Hit[], active: Hit | null): () => void {
  if (!('highlights' in CSS)) return () => {};
  const added = hits.flatMap((hit) => {
    const [start, end] = [textNode(runs[hit.start.run]), textNode(runs[hit.end.run])];
    if (!start || !end) return [];
    const range = new StaticRange({
      startContainer: start,
      startOffset: Math.min(hit.start.offset, start.textContent?.length ?? 0),
      endContainer: end,
      endOffset: Math.min(hit.end.offset, end.textContent?.length ?? 0),
    });
    const highlight = registered(hit === active ? highlightNames.active : highlightNames.hit);
    highlight.add(range);
    return [() => void highlight.delete(range)];
  });
  return () => {
    for (const remove of added) remove();
  };
}
