/** Amounts and prices, from decimal texts. */
export { Money, type MoneyProps, UnitPrice } from '../src/mall/parts/money/Money.tsx';
export { moneyText, priceText } from '../src/mall/parts/money/moneyText.ts';
export { moneyMessages } from '../src/mall/parts/money/messages.ts';
