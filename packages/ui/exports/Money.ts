/** Amounts from decimal texts, in digits and in Chinese capitals. */
export { CapitalMoney, type CapitalMoneyProps, Money, type MoneyProps } from '../src/Money/Money.tsx';
export { capitalsOf } from '../src/Money/capitals.ts';
export { type MoneyCurrency, moneyText, unsignedText } from '../src/Money/moneyText.ts';
