import { CardPicker, type CardPickerProps, useCardPicker } from '@chippage/features/CardPicker';

/** The choice of a card, bound to the API. */
export function BoundCardPicker(props: Pick<CardPickerProps, 'onPick' | 'onClose'>) {
  return <CardPicker {...useCardPicker()} {...props} />;
}
