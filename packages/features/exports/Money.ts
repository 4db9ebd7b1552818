/** Amounts and prices, from decimal texts. */
export { Money, type MoneyProps, UnitPrice } from '../src/mall/money/Money.tsx';
export { moneyText, priceText } from '../src/mall/money/moneyText.ts';
export { moneyMessages } from '../src/mall/money/messages.ts';
