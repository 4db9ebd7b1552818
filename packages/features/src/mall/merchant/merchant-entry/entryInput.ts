import { ApiError } from '@chippage/api/errors';
import { merchantEntryFormLimits, shopBankLimits } from '@chippage/api/limits';
import type { Currency, EnteringCompany, FreightTerm, MerchantEntryForm, ShopType, WarehouseCode } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { isCreditCode } from '../../../parts/form/creditCode.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { merchantEntryMessages } from './messages.ts';

/** The texts of how a shop sells in one currency. */
const termTexts = ['Freight', 'FreeFrom', 'Beneficiary', 'BankName', 'BankAddress', 'Account', 'Swift'] as const;
type TermText = (typeof termTexts)[number];

/** How a shop sells in one currency, as it is typed: each field begins with the currency. */
type TermsTyped<Of extends Currency> = { [Field in TermText as `${Of}${Field}`]: string } & { [Field in `${Of}Term`]: FreightTerm } & {
  [Field in `${Of}Sells` | `${Of}HongKong`]: boolean;
};

/** What is typed of an entry. */
export type EntryTyped = {
  shopName: string;
  shopNameEn: string;
  shopType: ShopType;
  creditCode: string;
  intro: string;
  deliveryPlaces: WarehouseCode[];
  shipping: string;
  returnPolicy: string;
  serviceHours: string;
  contactName: string;
  contactPhone: string;
  isAgreed: boolean;
} & TermsTyped<'CNY'> &
  TermsTyped<'USD'>;

/** The currencies of the mall, in order. */
export const currencies = ['CNY', 'USD'] as const satisfies readonly Currency[];

const shopTexts = ['shopName', 'shopNameEn', 'intro', 'shipping', 'returnPolicy', 'serviceHours', 'contactName', 'contactPhone'] as const;

/** A form begins with what was handed in last, else with what is known of the company. */
export function entryTyped(form: MerchantEntryForm | null, { name, creditCode }: Pick<EnteringCompany, 'name' | 'creditCode'>): EntryTyped {
  const texts = Object.fromEntries(shopTexts.map((field) => [field, form?.[field] ?? ''])) as Record<(typeof shopTexts)[number], string>;
  const terms = currencies.map((currency) => {
    const known = form?.terms.find((each) => each.currency === currency);
    const said: Record<TermText, string> = {
      Freight: known?.freight ?? '',
      FreeFrom: known?.freeFrom ?? '',
      Beneficiary: known?.bank.beneficiary ?? (form === null && currency === 'CNY' ? name : ''),
      BankName: known?.bank.bankName ?? '',
      BankAddress: known?.bank.bankAddress ?? '',
      Account: known?.bank.account ?? '',
      Swift: known?.bank.swift ?? '',
    };
    return {
      ...Object.fromEntries(termTexts.map((field) => [`${currency}${field}`, said[field]])),
      [`${currency}Term`]: known?.freightTerm ?? (currency === 'CNY' ? 'free_above' : 'collect'),
      [`${currency}Sells`]: known !== undefined || (form === null && currency === 'CNY'),
      [`${currency}HongKong`]: known?.isHongKong ?? currency === 'USD',
    };
  });
  return {
    ...texts,
    shopType: form?.shopType ?? 'general',
    creditCode: form?.creditCode ?? creditCode,
    deliveryPlaces: form?.deliveryPlaces ?? ['SZ'],
    isAgreed: false,
    ...Object.assign({}, ...terms),
  } as EntryTyped;
}

const termsOf = (typed: EntryTyped, currency: Currency) => ({
  term: typed[`${currency}Term`],
  isHongKong: typed[`${currency}HongKong`],
  text: (field: TermText) => typed[`${currency}${field}`].trim(),
});

/** The currencies that the shop sells in. */
const soldIn = (typed: EntryTyped): Currency[] => currencies.filter((currency) => typed[`${currency}Sells`]);

/** What is sent of it. */
export function entryWire(typed: EntryTyped): MerchantEntryForm {
  const texts = Object.fromEntries(shopTexts.map((field) => [field, typed[field].trim()])) as Record<(typeof shopTexts)[number], string>;
  return {
    ...texts,
    shopType: typed.shopType,
    creditCode: typed.creditCode,
    deliveryPlaces: typed.deliveryPlaces,
    isAgreed: typed.isAgreed,
    terms: soldIn(typed).map((currency) => {
      const { term, isHongKong, text } = termsOf(typed, currency);
      return {
        currency,
        freightTerm: term,
        freight: term === 'collect' ? '' : text('Freight'),
        freeFrom: term === 'free_above' ? text('FreeFrom') : '',
        isHongKong,
        bank: {
          beneficiary: text('Beneficiary'),
          bankName: text('BankName'),
          bankAddress: text('BankAddress'),
          account: text('Account'),
          swift: text('Swift').toUpperCase(),
        },
      };
    }),
  };
}

type T = Translate<(typeof merchantEntryMessages)['texts']>;
const isAmount = (text: string) => /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0;

/** What is wrong with the code of a company. */
export function creditCodeProblem(t: T, code: string, company: Pick<EnteringCompany, 'creditCode'>): string | undefined {
  if (!isCreditCode(code)) return t('creditCodeWrong');
  return code === company.creditCode ? undefined : t('creditCodeOther');
}

function termProblems(t: T, typed: EntryTyped, currency: Currency): Problems<EntryTyped> {
  const { term, isHongKong, text } = termsOf(typed, currency);
  const needsSwift = currency === 'USD' || isHongKong;
  const digits = text('Account').replaceAll(/[\s-]/g, '');
  const isAccount = currency === 'CNY' && !isHongKong ? /^\d{8,30}$/.test(digits) : /^[0-9A-Za-z][0-9A-Za-z -]{6,33}$/.test(text('Account'));
  const isSwift = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text('Swift').toUpperCase());
  const isLow = isAmount(text('FreeFrom')) && isAmount(text('Freight')) && Number(text('FreeFrom')) <= Number(text('Freight'));
  const named = (field: 'beneficiary' | 'bankName' | 'bankAddress') => ({ field: t('ofCurrency', { currency: t(currency), field: t(field) }) });
  const required = (typed: string, field: 'beneficiary' | 'bankName') => {
    const { minLength, maxLength } = shopBankLimits[field];
    return typed.length < minLength ? t('required', named(field)) : typed.length > maxLength ? t('tooLong', { ...named(field), most: maxLength }) : undefined;
  };
  const found: { [Field in TermText]?: string | undefined } = {
    Freight: term !== 'collect' && !isAmount(text('Freight')) ? t('freightWrong') : undefined,
    FreeFrom: term !== 'free_above' ? undefined : !isAmount(text('FreeFrom')) ? t('freeFromWrong') : isLow ? t('freeFromLow') : undefined,
    Beneficiary: required(text('Beneficiary'), 'beneficiary'),
    BankName: required(text('BankName'), 'bankName'),
    BankAddress:
      text('BankAddress').length > shopBankLimits.bankAddress.maxLength
        ? t('tooLong', { ...named('bankAddress'), most: shopBankLimits.bankAddress.maxLength })
        : undefined,
    Account: isAccount ? undefined : t(currency === 'CNY' && !isHongKong ? 'accountCny' : 'accountUsd'),
    Swift: (needsSwift || text('Swift') !== '') && !isSwift ? t('swiftWrong') : undefined,
  };
  return Object.fromEntries(termTexts.map((field) => [`${currency}${field}`, found[field]])) as Problems<EntryTyped>;
}

/** What is wrong with what is typed, in the order of the fields. */
export function entryProblems(t: T, typed: EntryTyped, company: Pick<EnteringCompany, 'creditCode'>): Problems<EntryTyped> {
  const length = (field: (typeof shopTexts)[number]) => {
    const { minLength: least, maxLength: most } = merchantEntryFormLimits[field];
    const text = typed[field].trim();
    const words = { field: t(field) };
    if (text === '') return t('required', words);
    return text.length < least ? t('tooShort', { ...words, least }) : text.length > most ? t('tooLong', { ...words, most }) : undefined;
  };
  const sold = soldIn(typed);
  const wantsHk = sold.some((currency) => typed[`${currency}HongKong`]);
  return {
    creditCode: creditCodeProblem(t, typed.creditCode, company),
    shopName: typed.shopName.trim().length < 2 ? t('shopNameRequired') : length('shopName'),
    shopNameEn: /^[\u0020-\u007e]{2,}$/.test(typed.shopNameEn.trim()) ? length('shopNameEn') : t('shopNameEnWrong'),
    intro: length('intro'),
    deliveryPlaces: typed.deliveryPlaces.length === 0 ? t('placesRequired') : wantsHk && !typed.deliveryPlaces.includes('HK') ? t('placesHk') : undefined,
    shipping: length('shipping'),
    returnPolicy: length('returnPolicy'),
    serviceHours: length('serviceHours'),
    contactName: length('contactName'),
    contactPhone: length('contactPhone') ?? (/^\+?[\d\s()-]{5,40}$/.test(typed.contactPhone.trim()) ? undefined : t('phoneWrong')),
    CNYSells: sold.length === 0 ? t('noCurrency') : undefined,
    ...Object.assign({}, ...sold.map((currency) => termProblems(t, typed, currency))),
    isAgreed: typed.isAgreed ? undefined : t('agreeRequired'),
  };
}

/** Names of the contract's fields as the form has them: the server names the terms by their place. */
const serverFields: Readonly<Record<string, TermText>> = { freight: 'Freight', freeFrom: 'FreeFrom', account: 'Account', swift: 'Swift' };

/** An error of the call with its fields under the names that the form has. */
export function entryError(error: unknown, typed: EntryTyped): unknown {
  if (!(error instanceof ApiError)) return error;
  const sold = soldIn(typed);
  const fields = error.fields.map(({ field, msg }) => {
    const [, at, name = ''] = /^terms\.(\d)\.(?:bank\.)?(\w+)$/.exec(field) ?? [];
    const currency = at === undefined ? undefined : sold[Number(at)];
    const known = serverFields[name];
    return { field: currency && known ? `${currency}${known}` : field, msg };
  });
  return new ApiError({ status: error.status, reason: error.reason, message: error.message, fields });
}
