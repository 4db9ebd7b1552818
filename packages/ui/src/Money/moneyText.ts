/** A currency that amounts are written in, by its ISO 4217 code. */
export type MoneyCurrency = 'CNY' | 'USD' | 'HKD';

const signs: Record<MoneyCurrency, string> = { CNY: '¥', USD: 'US$', HKD: 'HK$' };
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * An amount as read: `1494.57` → `¥1,494.57`. It works on the digits alone, because a float would lose cents.
 * @returns An empty text for what is no decimal.
 */
export function moneyText(value: string, currency: MoneyCurrency): string {
  const [, minus, whole, fraction = ''] = DECIMAL.exec(value) ?? [];
  if (whole === undefined) return '';
  const isZero = /^0*$/.test(whole + fraction);
  return `${minus && !isZero ? '−' : ''}${signs[currency]}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}`;
}

/** A price of one piece: no zeros at the end, yet two decimals at least: `0.008087` → `¥0.008087`, `6.5` → `¥6.50`. */
export function priceText(value: string, currency: MoneyCurrency): string {
  return moneyText(value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), currency);
}

/** The amount without its sign, where words say which way it goes. */
export function unsignedText(value: string): string {
  return value.replace(/^-/, '');
}
