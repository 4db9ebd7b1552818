/** Amounts and prices, from decimal texts. */
export { Money, type MoneyProps, UnitPrice } from '../src/parts/money/Money.tsx';
export { moneyText, priceText } from '../src/parts/money/moneyText.ts';
export { moneyMessages } from '../src/parts/money/messages.ts';
