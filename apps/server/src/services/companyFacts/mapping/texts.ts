import type { TextRange } from '@chippage/api/types';

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&apos;': "'", '&nbsp;': ' ', '&amp;': '&' };
const HIDDEN_PARTS = /<(script|style|iframe|svg|template)\b[^>]*>.*?(?:<\/\1\s*>|$)/gisu;
/** What begins a new line. */
const BREAK = /<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]*>/giu;
const TAG = /<[/!]?[a-z-][^<>]*(?:>|$)/giu;
/** Controls, marks of direction, signs without width (the joiner of emoji stays), halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Numbers of identity cards, of today's 18 signs and of the older 15 where it says what it is. */
const CARD = /(?<![\dA-Za-z])[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/gu;
const NAMED_CARD = /((?:身份证|证件|公民身份)(?:号码?|编号)?[:：为]?\s*)[\dA-Za-z*]{6,18}/gu;
const MOBILE = /(?<!\d)(?:(?:\+|00)?86[- ]?)?1[3-9]\d(?:[- ]?\d{4}){2}(?!\d)/gu;
/** A phone of an office in a text is a judge's or a clerk's. */
const NAMED_PHONE = /((?:电话|手机|联系方式|传真|tel|phone)(?:号码?)?[:：为是]?\s*)[\d+()（） -]{7,22}\d/giu;
const LANDLINE = /(?<!\d)0\d{2,3}[- ]\d{7,8}(?!\d)/gu;
/** Where a natural person lives, and when born: as courts write it, and as forms do. */
const HOME = /((?:住址|家庭地址|户籍地?(?:址|所在地)?|现住(?:址|地)?|居住地)[:：为]?|[,，]\s*住(?!所|房|宿|建|院|址))[^,，。;；)）]{2,80}/gu;
const BIRTH = /\d{4}年\d{1,2}月\d{1,2}日(?=\s*出?生)/gu;

const HIDDEN = '******';

/** A text without numbers of identity cards, mobile phones, phones of judges and addresses of persons. */
const withoutPersonalData = (text: string): string =>
  text
    .replace(CARD, HIDDEN)
    .replace(NAMED_CARD, `$1${HIDDEN}`)
    .replace(NAMED_PHONE, `$1${HIDDEN}`)
    .replace(MOBILE, HIDDEN)
    .replace(LANDLINE, HIDDEN)
    .replace(HOME, `$1${HIDDEN}`)
    .replace(BIRTH, HIDDEN);

const decoded = (text: string) => text.replace(/&(?:lt|gt|quot|#39|apos|nbsp|amp);/gu, (entity) => entities[entity] ?? '');

/** Without markup and what nobody sees, in one line. */
const plain = (text: string): string =>
  decoded(text).replace(HIDDEN_PARTS, ' ').replace(BREAK, ' ').replace(TAG, '').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();

/** The beginning of a text, never half of a character. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  return `${/[\uD800-\uDBFF]$/u.test(head) || /[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head}…`;
}

/** Characters of a text at most; of what somebody reads to the end more. */
const SHORT = 200;
export const LONG = 4000;

/** How much of a provider's text is looked at: what is longer is nobody's name or reason. */
const MOST_READ = 20_000;

/** A number or a text of an answer as text, '' for anything else. */
const spelt = (value: unknown): string => {
  if (typeof value === 'string') return value.slice(0, MOST_READ);
  return typeof value === 'number' && Number.isFinite(value) ? `${value}` : '';
};

/** Plain text of an answer without personal data; '' where it says none. */
export const plainText = (value: unknown, most = SHORT): string => cut(withoutPersonalData(plain(spelt(value))), most);

/** A number of a document or a registration: as it is written, and never a person's. */
export const plainNumber = (value: unknown): string => cut(plain(spelt(value)).replace(CARD, '').replace(MOBILE, ''), 100).trim();

/** A name with the places that the provider marked. */
export function markedText(value: unknown, most = SHORT): { text: string; marks: TextRange[] } {
  // Signs of private use stand for the marks while the rest is cleaned.
  const signed = decoded(spelt(value).replace(/[\ue000\ue001]/gu, ''))
    .replace(/<em\b[^>]*>/giu, '\ue000')
    .replace(/<\/em\s*>/giu, '\ue001');
  let text = '';
  let from: number | null = null;
  const marks: TextRange[] = [];
  for (const sign of plain(signed)) {
    if (sign === '\ue000') from ??= text.length;
    else if (sign === '\ue001') {
      if (from !== null && text.length > from) marks.push({ from, to: text.length });
      from = null;
    } else if (text.length + sign.length <= most) text += sign;
  }
  return { text, marks };
}
