/** What the app says of the cart: the name of its page. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalCart', {
  cart: '购物车',
  cartDescription: '核对物料、数量、价格和库存，按卖家和币种结算。',
});

/** Reads a word of the cart. */
export const t = translator(messages);
