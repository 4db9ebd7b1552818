const units: Record<string, number> = { 万: 10_000, 亿: 100_000_000 };

/** A sum in the register's own words, `1000万人民币`, `500.00万元`, and its currency; null where they are no sum. */
export function sumOf(text: string | null): { amount: number; currency: string } | null {
  const found = /^(\d{1,15}(?:\.\d{1,8})?)\s*(万|亿)?\s*(?:元|圆)?\s*(\p{Script=Han}{0,6})$/u.exec((text ?? '').replaceAll(/[,，]/gu, ''));
  if (!found) return null;
  const amount = Number(found[1]) * (units[found[2] ?? ''] ?? 1);
  return { amount, currency: found[3] === '' || found[3] === undefined ? '人民币' : found[3] };
}
