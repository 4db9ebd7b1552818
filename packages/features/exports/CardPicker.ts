/** The choice of a card for a conversation. */
export { CardPicker, type CardPickerProps } from '../src/inbox/card-picker/CardPicker.tsx';
export { useCardPicker } from '../src/inbox/card-picker/useCardPicker.ts';
export { cardPickerMessages } from '../src/inbox/card-picker/messages.ts';
