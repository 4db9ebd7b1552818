const plain = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 6, useGrouping: true });

/**
 * A number as a person reads it: thousands separated, at most six decimals, no trailing zeros.
 * @param value A decimal string keeps every digit of its own; a float may not.
 * @returns An empty text for what is not a finite number, so that a cell stays empty rather than say NaN.
 */
export function formatNumber(value: number | bigint | `${number}`): string {
  if (typeof value !== 'bigint' && !Number.isFinite(Number(value))) return '';
  const text = plain.format(value);
  return text === '-0' ? '0' : text;
}
