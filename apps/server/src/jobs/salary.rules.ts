/** What is paid, in words: 20-35K·14薪. */
export function salaryText({ min, max, months }: { min: number; max: number; months: number }): string {
  const range = min === max ? `${min}K` : `${min}-${max}K`;
  return months === 12 ? range : `${range}·${months}薪`;
}

/** So many times the lower end the upper end may be: a wider range says nothing. */
const WIDEST = 3;

/** Why a range of pay is none, in Chinese; null: it is one. */
export function salaryFault({ min, max }: { min: number; max: number }): string | null {
  if (max < min) return '上限不能低于下限';
  return max > min * WIDEST ? `上限最多是下限的 ${WIDEST} 倍，请写真实的范围` : null;
}
