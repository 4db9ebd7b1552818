// The digits and units of amounts on Chinese papers, which cannot be turned into others by one stroke.
// Rules: 正确填写票据和结算凭证的基本规定, 会计基础工作规范 §52.
const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const SMALL_UNITS = ['', '拾', '佰', '仟'];
// 16 digits: above that the unit of the unit (万万亿) is written in more than one way.
const AMOUNT = /^(-?)0*(\d{1,16})(?:\.(\d{0,2})0*)?$/;

/**
 * An amount in capitals, from its decimal text: `123.45` → 壹佰贰拾叁元肆角伍分, `100` → 壹佰元整. It works on digits alone.
 * @returns An empty text for what is no amount in whole cents, or has more than 16 digits before the point.
 */
export function capitalsOf(value: string): string {
  const [, minus = '', whole, fraction = ''] = AMOUNT.exec(value.trim()) ?? [];
  if (whole === undefined) return '';
  const yuan = whole.replace(/^0+/, '');
  const [jiao, fen] = [Number(fraction[0] ?? 0), Number(fraction[1] ?? 0)];
  if (yuan === '' && jiao === 0 && fen === 0) return '零元整';
  const said = [
    minus && '负',
    yuan && `${countOf(yuan)}元`,
    // A gap between 元 and 分 is said; there is none without 元.
    yuan && jiao === 0 && fen !== 0 && '零',
    jiao !== 0 && `${DIGITS[jiao]}角`,
    fen === 0 ? '整' : `${DIGITS[fen]}分`,
  ];
  return said.filter(Boolean).join('');
}

/** A whole number without leading zeros, by its larger unit and the rest, over and over: 万 within 亿 is 万亿. */
function countOf(digits: string): string {
  for (const [places, unit] of [
    [8, '亿'],
    [4, '万'],
  ] as const) {
    if (digits.length <= places) continue;
    const rest = digits.slice(-places).replace(/^0+/, '');
    const gap = rest !== '' && rest.length < places ? '零' : '';
    return `${countOf(digits.slice(0, -places))}${unit}${gap}${rest === '' ? '' : countOf(rest)}`;
  }
  let said = '';
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[at]);
    // Several zeros in a row are one, and those at the end are none.
    if (digit !== 0) said += DIGITS[digit]! + SMALL_UNITS[digits.length - 1 - at]!;
    else if (Number(digits.slice(at)) !== 0 && !said.endsWith('零')) said += '零';
  }
  return said;
}
