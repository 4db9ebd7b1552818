import type { MerchantEntryForm } from '@chippage/api/types';
import { nameKey } from '../../enterprise/verification/verification.rules.ts';
import { isCreditCode } from '../../platform/creditCode.ts';
import type { FieldError } from '../../platform/errors.ts';
import { formatMoney, parseMicros } from '../money.ts';
import { warehouseNames } from '../goods/goods.rules.ts';
import { toFreightRule } from './terms.rules.ts';

type Terms = MerchantEntryForm['terms'][number];

const spaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
const plain = (text: string) => spaced(text.normalize('NFKC'));

/** What a shop is called, and what that is compared by. */
export const readShopName = (text: string): { name: string; key: string } => ({ name: plain(text), key: plain(text).toLowerCase() });

const isAmount = (text: string | undefined) => text !== undefined && text !== '' && parseMicros(text) > 0n;

function wrongTerms({ currency, freightTerm, freight, freeFrom, isHongKong, bank }: Terms, at: number): FieldError[] {
  const wrong: FieldError[] = [];
  const field = (name: string) => `terms.${at}.${name}`;
  if (freightTerm !== 'collect' && !isAmount(freight)) wrong.push({ field: field('freight'), msg: '请填写运费，要大于 0；不收运费就选到付' });
  if (freightTerm === 'free_above' && !isAmount(freeFrom)) wrong.push({ field: field('freeFrom'), msg: '请填写满多少免运费' });
  if (freightTerm === 'free_above' && isAmount(freeFrom) && isAmount(freight) && parseMicros(freeFrom ?? '') <= parseMicros(freight ?? ''))
    wrong.push({ field: field('freeFrom'), msg: '免运费的金额要大于运费' });
  if ((currency === 'USD' || isHongKong === true) && !bank.swift) wrong.push({ field: field('swift'), msg: '美元账户和香港账户要填写 SWIFT 代码' });
  const digits = bank.account.replaceAll(/[\s-]/g, '');
  if (currency === 'CNY' && isHongKong !== true && !/^\d{8,30}$/.test(digits)) wrong.push({ field: field('account'), msg: '人民币账号是 8 到 30 位数字' });
  if (currency === 'USD' && digits.length < 6) wrong.push({ field: field('account'), msg: '账号太短，请核对' });
  return wrong;
}

/** What of an entry no schema can tell to be wrong. @param company The verified company that enters */
export function wrongEntry(form: MerchantEntryForm, company: { creditCode: string }): FieldError[] {
  const wrong: FieldError[] = [];
  if (readShopName(form.shopName).name.length < 2) wrong.push({ field: 'shopName', msg: '店铺名称至少 2 个字' });
  if (!isCreditCode(form.creditCode)) wrong.push({ field: 'creditCode', msg: '信用代码的校验位不对，请核对执照' });
  else if (form.creditCode !== company.creditCode) wrong.push({ field: 'creditCode', msg: '和已认证企业的信用代码不一样，只能为自己的企业入驻' });
  const currencies = form.terms.map(({ currency }) => currency);
  if (new Set(currencies).size !== currencies.length) wrong.push({ field: 'terms', msg: '一种币种只能有一个收款账户' });
  if (form.terms.some(({ isHongKong }) => isHongKong === true) && !form.deliveryPlaces.includes('HK'))
    wrong.push({ field: 'deliveryPlaces', msg: '选了香港交货，交货地要包括香港仓' });
  return [...wrong, ...form.terms.flatMap(wrongTerms)];
}

const money = (text: string | undefined) => (text ? formatMoney(parseMicros(text)) : null);

/** A form as it is stored: what its terms do not use is empty. */
export function readEntry(form: MerchantEntryForm): MerchantEntryForm {
  return {
    ...form,
    shopName: readShopName(form.shopName).name,
    shopNameEn: plain(form.shopNameEn),
    deliveryPlaces: [...new Set(form.deliveryPlaces)],
    terms: form.terms.map((terms) => ({
      ...terms,
      freight: terms.freightTerm === 'collect' ? '' : (money(terms.freight) ?? ''),
      freeFrom: terms.freightTerm === 'free_above' ? (money(terms.freeFrom) ?? '') : '',
      bank: { ...terms.bank, account: terms.bank.account.trim(), beneficiary: spaced(terms.bank.beneficiary), bankName: spaced(terms.bank.bankName) },
    })),
  };
}

/** How the shop sells, as the mall stores it. */
export const toTerms = ({ currency, freightTerm, freight, freeFrom, isHongKong = false, bank }: Terms) => ({
  currency,
  freightTerm,
  freight: freight || null,
  freeFrom: freeFrom || null,
  isHongKong,
  bank: { beneficiary: bank.beneficiary, bankName: bank.bankName, bankAddress: bank.bankAddress || null, account: bank.account, swift: bank.swift || null },
});

const shopTypes = { flagship: '旗舰店', speciality: '专营店', general: '普通店' } as const;
const currencyNames = { CNY: '人民币', USD: '美元' } as const;

/** What an operator judges an entry by. */
export function entryFacts(form: MerchantEntryForm, company: { name: string }): { name: string; value: string }[] {
  return [
    { name: '企业', value: `${company.name}（${form.creditCode}）` },
    { name: '店铺', value: `${form.shopName}，${form.shopNameEn}` },
    { name: '店铺类型', value: shopTypes[form.shopType] },
    { name: '介绍', value: form.intro },
    { name: '交货地', value: form.deliveryPlaces.map((code) => warehouseNames[code]).join('、') },
    { name: '发货', value: form.shipping },
    { name: '退换', value: form.returnPolicy },
    { name: '服务时间', value: form.serviceHours },
    { name: '联系人', value: `${form.contactName} ${form.contactPhone}` },
    ...form.terms.flatMap((terms) => {
      const { currency, isHongKong, bank } = toTerms(terms);
      const isOwn = nameKey(bank.beneficiary) === nameKey(company.name);
      return [
        { name: `${currencyNames[currency]}运费`, value: `${toFreightRule(toTerms(terms)).text}${isHongKong ? '，香港交货' : ''}` },
        {
          name: `${currencyNames[currency]}收款`,
          value: `${bank.beneficiary}${isOwn ? '' : '（和企业名称不一样，请核对）'}，${bank.bankName}，${bank.account}${bank.swift === null ? '' : `，SWIFT ${bank.swift}`}`,
        },
      ];
    }),
    { name: '怎样处理', value: '通过：店铺立刻可以上架和收款。驳回：写明要改什么。' },
  ];
}
