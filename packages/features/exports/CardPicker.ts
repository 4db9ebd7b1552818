/** The choice of a card for a conversation. */
export { CardPicker, type CardPickerProps } from '../src/inbox/chat/card-picker/CardPicker.tsx';
export { useCardPicker } from '../src/inbox/chat/card-picker/useCardPicker.ts';
export { cardPickerMessages } from '../src/inbox/chat/card-picker/messages.ts';
