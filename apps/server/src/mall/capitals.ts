import type { Currency } from '@chippage/api/types';

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const sections = ['', '万', '亿', '万亿'];

/** Four digits, e.g. `1034` → 壹仟零叁拾肆. */
function section(four: string): string {
  let text = '';
  let hasGap = false;
  for (const [at, sign] of [...four].entries()) {
    if (sign === '0') {
      hasGap = text !== '';
      continue;
    }
    text += `${hasGap ? '零' : ''}${digits.charAt(Number(sign))}${places[four.length - 1 - at]}`;
    hasGap = false;
  }
  return text;
}

function whole(number: string): string {
  const padded = number.padStart(Math.ceil(number.length / 4) * 4, '0');
  let text = '';
  let hasGap = false;
  for (let at = 0; at < padded.length; at += 4) {
    const four = padded.slice(at, at + 4);
    const value = section(four);
    if (value === '') {
      hasGap = text !== '';
      continue;
    }
    // A section that begins with zeros says so once.
    text += `${text !== '' && (hasGap || four.startsWith('0')) ? '零' : ''}${value}${sections[(padded.length - at) / 4 - 1]}`;
    hasGap = false;
  }
  return text === '' ? '零' : text;
}

/** What the currencies are called. */
export const currencyNames: Record<Currency, string> = { CNY: '人民币', USD: '美元' };

/** An amount in the capitals of Chinese papers: `1634.73` → 人民币壹仟陆佰叁拾肆元柒角叁分. */
export function inCapitals(amount: string, currency: Currency): string {
  const [yuan = '0', cents = '00'] = amount.split('.');
  const [jiao, fen] = [cents.charAt(0), cents.charAt(1)];
  const head = `${currencyNames[currency]}${whole(yuan.replace(/^0+(?=\d)/, ''))}元`;
  if (cents === '00') return `${head}整`;
  const tens = jiao === '0' ? '零' : `${digits.charAt(Number(jiao))}角`;
  return `${head}${tens}${fen === '0' ? '整' : `${digits.charAt(Number(fen))}分`}`;
}

const ones = [
  '', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen',
  'seventeen', 'eighteen', 'nineteen',
]; // prettier-ignore
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = ['', 'thousand', 'million', 'billion', 'trillion'];

function belowThousand(value: number): string[] {
  const hundreds = value >= 100 ? [`${ones[Math.floor(value / 100)]} hundred`] : [];
  const rest = value % 100;
  if (rest === 0) return hundreds;
  const ten = tens[Math.floor(rest / 10)] ?? '';
  return [...hundreds, rest < 20 ? (ones[rest] ?? '') : rest % 10 === 0 ? ten : `${ten}-${ones[rest % 10]}`];
}

/** An amount in English words: `338.35` USD → US dollars three hundred thirty-eight and cents thirty-five only. */
export function inEnglish(amount: string, currency: Currency): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  const groups = whole.padStart(Math.ceil(whole.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  const words = groups.flatMap((group, at) => {
    const value = belowThousand(Number(group));
    return value.length === 0 ? [] : [...value, scales[groups.length - 1 - at] ?? ''];
  });
  const name = currency === 'USD' ? 'US dollars' : 'RMB yuan';
  const small = currency === 'USD' ? 'cents' : 'fen';
  const head = `${name} ${words.filter(Boolean).join(' ') || 'zero'}`;
  return cents === '00' ? `${head} only` : `${head} and ${small} ${belowThousand(Number(cents)).join(' ')} only`;
}
