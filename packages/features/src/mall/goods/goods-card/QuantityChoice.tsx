import type { GoodsRow } from '@chippage/api/types';
import { QuantityInput, useQuantityDraft } from '@chippage/ui/QuantityField';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { judgeOf } from '../../parts/quantity-field/judgeOf.ts';
import { useQuantityWords } from '../../parts/quantity-field/useQuantityWords.ts';
import { rulesOf } from './goodsRules.ts';
import { goodsWordMessages } from './messages.ts';

interface QuantityChoiceProps {
  goods: GoodsRow;
  quantity: number;
  /** What the button would add: the quantity and its price. */
  adds: string;
  onChange: (quantity: number) => void;
}

/** The quantity of goods in a row, written in place; takes the focus when it comes. */
export function QuantityChoice({ goods, quantity, adds, onChange }: QuantityChoiceProps) {
  const t = useMessages(goodsWordMessages);
  const rules = rulesOf(goods);
  const judge = judgeOf(rules);
  const draft = useQuantityDraft(quantity, judge, onChange);
  const words = useQuantityWords(rules);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const rule = draft.problem === null ? adds : words.problem(draft.problem, draft.value);
  return <QuantityInput draft={draft} judge={judge} label={t('quantityOf', { mpn: goods.mpn })} isLabelHidden rule={rule} inputRef={input} />;
}
