import { parseCompared } from '@chippage/features/comparedIds';
import { useStoredText } from '../../../page/useStoredText.ts';

/** The parts that were compared last in this browser: another one is laid beside them from its own page. */
export function useKeptCompared(): [ids: readonly number[], keep: (ids: readonly number[]) => void] {
  const [text, keep] = useStoredText('comparedParts');
  return [parseCompared(new URLSearchParams(text ?? '')), (ids) => keep(ids.map((id) => `id=${id}`).join('&'))];
}
