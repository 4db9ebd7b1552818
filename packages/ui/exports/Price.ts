/** A price of one piece, from a decimal text. */
export { Price, type MoneyProps as PriceProps } from '../src/Money/Money.tsx';
export { priceText } from '../src/Money/moneyText.ts';
