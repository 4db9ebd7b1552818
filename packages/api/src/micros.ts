const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/;

/** An amount or a price as the API writes it, in millionths of its currency: `0.008087` → `8087n`; null for what is none. */
export function microsOf(text: string): bigint | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return null;
  const micros = BigInt(whole + fraction.padEnd(6, '0'));
  return sign === '-' ? -micros : micros;
}
