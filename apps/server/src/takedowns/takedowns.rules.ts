import type { TakedownDecision, InfringementForm, TakedownPlaceKind, TakedownState } from '@chippage/api/types';
import { isOwnPath, isPageAddress } from '../platform/webAddress.ts';
import { isMail, isPhone } from '../platform/contact.ts';
import { contactWrongFailure, foreignPlaceFailure, missingFailure, tooManyPlacesFailure } from './takedowns.errors.ts';

/** Most addresses that one notice names. */
const MOST_PLACES = 20;

/** States in words. */
export const stateNames: Record<TakedownState, string> = {
  received: '待处理',
  upheld: '已下架',
  rejected: '未采纳',
  contested: '收到不侵权声明',
  restored: '已恢复',
};

/** The state that each decision asks for, and leads to. */
export const decisionSteps: Record<TakedownDecision['decision'], { from: TakedownState; to: TakedownState }> = {
  uphold: { from: 'received', to: 'upheld' },
  reject: { from: 'received', to: 'rejected' },
  restore: { from: 'contested', to: 'restored' },
  keep: { from: 'contested', to: 'upheld' },
};

/** A place before it is looked up. */
export interface NamedPlace {
  /** Its line in what was typed, from 1. */
  line: number;
  path: string;
  kind: TakedownPlaceKind;
  thingId: number | null;
}

const kinds: readonly [RegExp, TakedownPlaceKind][] = [
  [/^\/(?:specification_detail|specification\/specification_info|specification_outside_detail)\/([1-9]\d{0,8})$/, 'document'],
  [/^\/news\/article-details\/([1-9]\d{0,8})$/, 'article'],
];

function placeAt(path: string): Pick<NamedPlace, 'kind' | 'thingId'> {
  for (const [shape, kind] of kinds) {
    const id = shape.exec(path)?.[1];
    if (id !== undefined) return { kind, thingId: Number(id) };
  }
  return { kind: 'other', thingId: null };
}

/**
 * The addresses of this site in what was typed, each once.
 * @param origins Origins under which this site answers.
 * @throws Failure that names the line.
 */
export function placesIn(text: string, origins: readonly string[]): NamedPlace[] {
  const places = new Map<string, NamedPlace>();
  for (const [at, typed] of text.split(/\r?\n/).entries()) {
    const address = typed.trim();
    if (address === '') continue;
    const url = isPageAddress(address) ? URL.parse(address) : isOwnPath(address) ? URL.parse(address, 'https://own.invalid') : null;
    if (!url || (url.origin !== 'https://own.invalid' && !origins.includes(url.origin))) throw foreignPlaceFailure(at + 1);
    const path = url.pathname.replace(/(.)\/+$/, '$1');
    if (!places.has(path)) places.set(path, { line: at + 1, path, ...placeAt(path) });
  }
  if (places.size === 0) throw missingFailure('places');
  if (places.size > MOST_PLACES) throw tooManyPlacesFailure(MOST_PLACES, places.size);
  return [...places.values()];
}

/**
 * What a notice or an answer says, without the blanks around it.
 * @throws Failure that names the field that is empty or no contact.
 */
export function checkedTexts<Name extends keyof InfringementForm & ('holder' | 'content' | 'proof' | 'contact')>(
  texts: Record<Name, string>,
): Record<Name, string> {
  const checked = { ...texts };
  for (const name of Object.keys(texts) as Name[]) {
    checked[name] = texts[name].trim();
    if (checked[name] === '') throw missingFailure(name);
    if (name === 'contact' && !isMail(checked[name]) && !isPhone(checked[name])) throw contactWrongFailure();
  }
  return checked;
}

/** Where who published the content reads a notice and answers it. */
export const againstHref = (id: number): string => `/userCenter/takedowns/${id}`;
