/** Narrow and never broken: what typesetters put between a number and its unit. */
const THIN = '\u202f';

// Signs that belong to the number, and counting words of Chinese, stand close to it; °C and ‰C do not.
const CLOSE = /^(?:[%‰°′″]$|\p{Script=Han})/u;

/** The space that belongs between a number and this unit. */
export function gapBefore(unit: string): string {
  return CLOSE.test(unit) ? '' : THIN;
}

const format = new Intl.NumberFormat('zh-CN', { maximumSignificantDigits: 12 });

/** A number as it is printed: grouped, with a real minus. A text, such as a range, stays as it is. */
export function printNumber(value: number | string): string {
  return typeof value === 'string' ? value.trim() : format.format(value).replace('-', '\u2212');
}
