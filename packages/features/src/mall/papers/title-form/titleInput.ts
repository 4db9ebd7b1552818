import { papersLimits } from '@chippage/api/limits';
import type { InvoiceTitle, InvoiceTitleForm } from '@chippage/api/types';
import { isCreditCode } from '../../../parts/form/creditCode.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { Translate } from '../../../i18n/messages.ts';
import type { invoiceTitleFormMessages } from './messages.ts';

/** What is typed into the form; an empty text is what was not given. */
export type TitleInput = Required<InvoiceTitleForm>;
type Words = Translate<(typeof invoiceTitleFormMessages)['texts']>;

const SPECIAL = 81;
const MOST_BYTES = papersLimits.bytes;
// Credit codes leave these out: they are taken for digits too easily.
const confusing = /[IOSVZ]/;

/** A title as the form shows it; a new one without. */
export function titleInputOf(title?: InvoiceTitle): TitleInput {
  return {
    kind: title?.kind ?? 82,
    titleType: title?.titleType ?? 'company',
    buyerName: title?.buyerName ?? '',
    taxNo: title?.taxNo ?? '',
    address: title?.address ?? '',
    tel: title?.tel ?? '',
    bankName: title?.bankName ?? '',
    bankAccount: title?.bankAccount ?? '',
    email: title?.email ?? '',
    isDefault: title?.isDefault ?? false,
  };
}

/** What is sent; a person's title has nothing of a company. */
export function titleFormOf(input: TitleInput): InvoiceTitleForm {
  const isPerson = input.titleType === 'person';
  const own = (text: string) => (isPerson ? '' : text.trim());
  return {
    ...input,
    buyerName: input.buyerName.trim(),
    taxNo: own(input.taxNo),
    address: own(input.address),
    tel: own(input.tel),
    bankName: own(input.bankName),
    bankAccount: own(input.bankAccount),
    email: input.email.trim(),
  };
}

/** The number as it is written, however it was typed or pasted. */
export function readTaxNo(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase().slice(0, 20);
}

/** An account as the wire wants it. */
export function readAccount(text: string): string {
  return text.normalize('NFKC').toUpperCase();
}

/** Bytes of a text in GBK, in which the tax office counts: ASCII is one, everything else two (four beyond it). */
export function gbkLength(text: string): number {
  return [...text].reduce((bytes, sign) => bytes + ((sign.codePointAt(0) ?? 0) < 0x80 ? 1 : (sign.codePointAt(0) ?? 0) > 0xffff ? 4 : 2), 0);
}

/** What is wrong with a tax number, and why. */
export function taxNoProblem(t: Words, { kind, titleType, taxNo }: Pick<TitleInput, 'kind' | 'titleType' | 'taxNo'>): string | undefined {
  if (titleType === 'person') return undefined;
  const { length } = taxNo;
  if (length === 0) {
    if (kind === SPECIAL) return t('taxNoRequiredSpecial');
    return titleType === 'company' ? t('taxNoRequired') : undefined;
  }
  const foreign = /[^0-9A-Z]/.exec(taxNo)?.[0];
  if (foreign !== undefined) return t('taxNoOnlySigns', { sign: foreign });
  if (titleType === 'company' && ![15, 18, 20].includes(length)) return t('taxNoLength', { length });
  if (length < 15 || length > 20) return t('taxNoShort', { length });
  if (length !== 18 || isCreditCode(taxNo)) return undefined;
  const mistaken = confusing.exec(taxNo)?.[0];
  return mistaken === undefined ? t('taxNoWrong') : t('taxNoSigns', { sign: mistaken });
}

function nameProblem(t: Words, { titleType, buyerName }: TitleInput): string | undefined {
  const name = buyerName.trim();
  if (name === '') return t(titleType === 'person' ? 'personNameRequired' : 'buyerNameRequired');
  if (/[<>]/.test(name)) return t('buyerNameSigns');
  const over = gbkLength(name) - MOST_BYTES;
  return over > 0 ? t('buyerNameLong', { over }) : undefined;
}

function detailProblems(t: Words, input: TitleInput): Problems<TitleInput> {
  const { kind } = input;
  const [address, tel, bankName, bankAccount] = [input.address.trim(), input.tel.trim(), input.bankName.trim(), input.bankAccount.trim()];
  const needed = (value: string, words: string) => (kind === SPECIAL && value === '' ? words : undefined);
  const over = (...texts: string[]) => texts.reduce((bytes, text) => bytes + gbkLength(text), 0) - MOST_BYTES;
  const [overAddress, overBank] = [over(address, tel), over(bankName, bankAccount)];
  return {
    address: needed(address, t('addressRequired')) ?? (overAddress > 0 ? t('addressLong', { over: overAddress }) : undefined),
    tel: needed(tel, t('telRequired')) ?? (/^[0-9+() -]{0,24}$/.test(tel) ? undefined : t('telInvalid')),
    bankName: needed(bankName, t('bankNameRequired')) ?? (overBank > 0 ? t('bankLong', { over: overBank }) : undefined),
    bankAccount: needed(bankAccount, t('bankAccountRequired')) ?? (/^[0-9A-Z -]{0,40}$/.test(bankAccount) ? undefined : t('bankAccountInvalid')),
  };
}

/** What is wrong with a title, in the order of the fields; the same rules as the server's. */
export function titleProblems(t: Words, input: TitleInput): Problems<TitleInput> {
  const email = input.email.trim();
  const isMail = email === '' || (email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email));
  const all: Problems<TitleInput> = {
    buyerName: nameProblem(t, input),
    taxNo: taxNoProblem(t, input),
    ...(input.titleType === 'person' ? {} : detailProblems(t, input)),
    email: isMail ? undefined : t('emailInvalid'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}
