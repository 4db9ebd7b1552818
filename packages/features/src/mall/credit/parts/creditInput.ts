/** Days that credit terms may have. */
export const creditDays = [30, 60, 90] as const;

/** Whether a text is a limit as the API takes it: from 1 up, at most two decimals. */
export const isLimit = (text: string): boolean => /^[1-9]\d{0,7}(\.\d{1,2})?$/.test(text.trim());

/** An amount as the API takes it, with two decimals; null when it is none. */
export function amountIn(text: string): string | null {
  const found = /^(0|[1-9]\d{0,11})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''));
  if (!found) return null;
  const amount = `${found[1]}.${(found[2] ?? '').padEnd(2, '0')}`;
  return amount === '0.00' ? null : amount;
}
