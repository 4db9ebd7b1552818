/** What is known beside the code. */
interface Known {
  now: Date;
  /** The year in which the maker was founded. */
  foundedYear?: number | undefined;
}

const WEEK = 7 * 86_400_000;

/** The ISO week of a moment: its year and number. */
function weekOf(time: Date): { year: number; week: number } {
  const day = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
  const thursday = new Date(day.getTime() + (3 - ((day.getUTCDay() + 6) % 7)) * 86_400_000);
  const firstThursday = new Date(Date.UTC(thursday.getUTCFullYear(), 0, 4));
  const monday = firstThursday.getTime() - ((firstThursday.getUTCDay() + 6) % 7) * 86_400_000;
  return { year: thursday.getUTCFullYear(), week: Math.floor((thursday.getTime() - monday) / WEEK) + 1 };
}

/** Two digits are the last century from 70 on: integrated circuits are not older. */
const fullYear = (two: number) => (two >= 70 ? 1900 : 2000) + two;

/** Every week or year that a text names: `2435`, `2024+`, `24+`, `DC2435`, `2435/2440`. */
function namedIn(text: string): { year: number; week: number | null; written: string }[] {
  return [...text.normalize('NFKC').matchAll(/(?<!\d)(\d{4}|\d{2}(?=\s*\+))(?!\d)/g)].map(([, digits = '']) => {
    if (digits.length === 2) return { year: fullYear(Number(digits)), week: null, written: digits };
    // 2024+ is a year, 2024 alone week 24 of 2020: behind 19 and 20 the sign decides, as sellers write it.
    const isYear = /^(?:19[7-9]\d|20\d\d)$/.test(digits) && new RegExp(`${digits}\\s*(?:\\+|年)`).test(text.normalize('NFKC'));
    if (isYear) return { year: Number(digits), week: null, written: digits };
    return { year: fullYear(Number(digits.slice(0, 2))), week: Number(digits.slice(2)), written: digits };
  });
}

function doubtOf({ year, week, written }: ReturnType<typeof namedIn>[number], { now, foundedYear }: Known): string | null {
  if (week !== null && (week < 1 || week > 53)) return `批号 ${written} 不可能：${week === 0 ? '没有第 0 周' : `一年没有第 ${week} 周`}，请核对标签`;
  const today = weekOf(now);
  if (year > today.year || (year === today.year && week !== null && week > today.week)) return `批号 ${written} 不可能：这个日期还没有到，请核对标签`;
  if (foundedYear !== undefined && year < foundedYear) return `批号 ${written} 不可能：是 ${year} 年，原厂 ${foundedYear} 年才成立，请核对标签`;
  return null;
}

/**
 * What is wrong with a date code, in Chinese, or null. Words without a week or a year say nothing that could be wrong.
 * @param text As printed or written: weeks as YYWW, years as YY+ or YYYY+.
 */
export const dateCodeDoubt = (text: string, known: Known): string | null =>
  namedIn(text)
    .map((named) => doubtOf(named, known))
    .find((doubt) => doubt !== null) ?? null;
