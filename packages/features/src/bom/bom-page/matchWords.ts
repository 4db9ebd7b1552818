import type { BomLine } from '@chippage/api/types';
import type { Translate } from '../../i18n/messages.ts';
import { isDoubtful } from '../bom-lines/bomLine.ts';
import type { bomPageMessages } from './messages.ts';

/** The texts of a bill of materials. */
export type BomWords = Translate<(typeof bomPageMessages)['texts']>;

/** How the part of a line was found, or what is doubtful about it, in words. */
export function matchWords(line: BomLine, t: BomWords): string | null {
  const { isSkipped, isConfirmed, doubt, match, partId, quantity } = line;
  if (isSkipped || match === null) return null;
  if (partId !== null && quantity === null && !isDoubtful(line)) return t('noQuantity');
  if (isConfirmed) return t('confirmed');
  return doubt === null ? t(`matched_${match}`) : t(`doubt_${doubt}`);
}
