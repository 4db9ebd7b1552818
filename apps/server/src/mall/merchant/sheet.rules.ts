// A merchant's list of goods: what each row means and would change.
import { type GoodsTerms, type TermsProblem, termsProblems } from '@chippage/api/goodsTerms';
import type { SheetChange, SheetField, SheetResult, SheetRow } from '@chippage/api/types';
import type { KnownPart } from '../../datasheets/parts/namedParts.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { goods } from '../goods/goods.schema.ts';
import { termsWords } from '../mall.errors.ts';
import { trimUnitPrice } from '../money.ts';
import type { Terms } from './terms.rules.ts';

/** Goods of the merchant as they stand. */
export interface OwnGoods {
  goods: typeof goods.$inferSelect;
  brandName: string;
  /** Every name of the maker. */
  brandNames: string[];
  stocks: readonly { code: 'SZ' | 'HK'; quantity: number | null }[];
}

/** What the rows are held against. */
export interface SheetKnowledge {
  own: readonly OwnGoods[];
  parts: readonly KnownPart[];
  /** Of the merchant, in each of its currencies. */
  terms: readonly Pick<Terms, 'currency' | 'isHongKong'>[];
}

/** Values that a row gives goods. */
export type SheetValues = Pick<
  typeof goods.$inferSelect,
  'packing' | 'priceLadder' | 'moq' | 'multiple' | 'spq' | 'leadTimeDays' | 'dateCode' | 'isOnSale' | 'currency' | 'taxMode'
>;

/** What to do for a row. */
export type SheetPlan = Omit<SheetResult, 'goodsId'> & {
  /** The goods that it changes; null for new ones and for a refused row. */
  goodsId: number | null;
  /** For new goods. */
  part: KnownPart | null;
  /** All values after it; null for a refused row. */
  values: SheetValues | null;
  stock: Partial<Record<'SZ' | 'HK', number>>;
};

/** Where new goods lie of which the list says no stock. */
export const homeWarehouse = (terms: SheetKnowledge['terms'], currency: string): 'SZ' | 'HK' =>
  terms.find((each) => each.currency === currency)?.isHongKong ? 'HK' : 'SZ';

class Fault extends Error {}
const fault = (words: string): never => {
  throw new Fault(words);
};

/** What each row would do, in their order; two rows never mean the same goods. */
export function planSheet(rows: readonly SheetRow[], known: SheetKnowledge): SheetPlan[] {
  const taken = new Map<string, number>();
  return rows.map((row) => {
    try {
      const plan = planRow(row, known);
      const place =
        plan.goodsId === null ? [plan.part?.id, plan.values?.currency, plan.values?.taxMode, plan.values?.packing].join(' ') : `own ${plan.goodsId}`;
      const before = taken.get(place);
      if (before !== undefined) return fault(`和第 ${before} 行是同一个商品，请只留一行`);
      taken.set(place, row.row);
      return plan;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const { row: no, mpn, brand = null } = row;
      return { row: no, outcome: 'refused', mpn, brandName: brand, goodsId: null, changes: [], fault: error.message, part: null, values: null, stock: {} };
    }
  });
}

function planRow(row: SheetRow, known: SheetKnowledge): SheetPlan {
  const own = ownGoodsOf(row, known.own);
  const part = own === null ? partMeant(row, known.parts) : null;
  const before = own?.goods ?? newGoods(row, known.terms);
  const values = valuesAfter(row, before);
  const terms: GoodsTerms = values;
  const [problem] = values.priceLadder.length === 0 && row.priceLadder === undefined && !values.isOnSale ? [] : termsProblems(terms);
  if (problem) fault(`${fieldWords(problem)}${termsWords[problem.problem]}`);
  const stock = { ...(row.stockSz !== undefined && { SZ: row.stockSz }), ...(row.stockHk !== undefined && { HK: row.stockHk }) };
  const changes = changesOf(own, values, stock);
  const outcome = own === null ? 'created' : changes.length === 0 ? 'same' : 'changed';
  const names = own === null ? part : { mpn: own.goods.mpn, brandName: own.brandName };
  return {
    row: row.row,
    outcome,
    mpn: names?.mpn ?? row.mpn,
    brandName: names?.brandName ?? null,
    goodsId: own?.goods.id ?? null,
    changes,
    fault: null,
    part,
    values,
    stock,
  };
}

const isNamed = (names: readonly string[], name: string) => names.some((each) => partKey(each) === partKey(name));

/** The merchant's goods that a row means; null for new ones. */
function ownGoodsOf(row: SheetRow, own: readonly OwnGoods[]): OwnGoods | null {
  if (row.sku !== undefined) {
    const found = own.find(({ goods: { sku } }) => sku === row.sku) ?? fault(`没有货号为 ${row.sku} 的商品，新增的商品请不要填货号`);
    if (found.goods.mpnKey !== partKey(row.mpn)) fault(`货号 ${row.sku} 是 ${found.goods.mpn}，与这一行的型号不同，请核对`);
    if (row.currency !== undefined && row.currency !== found.goods.currency)
      fault(`货号 ${row.sku} 的币种是 ${found.goods.currency}，不能改；另一个币种请去掉货号，作为新商品`);
    return found;
  }
  const same = own.filter(
    ({ goods: each, brandNames }) =>
      each.mpnKey === partKey(row.mpn) &&
      (row.brand === undefined || isNamed(brandNames, row.brand)) &&
      (row.currency === undefined || row.currency === each.currency) &&
      (row.taxMode === undefined || row.taxMode === each.taxMode) &&
      (row.packing === undefined || row.packing === each.packing),
  );
  if (same.length > 1) fault(`有 ${same.length} 个商品都是 ${row.mpn}，请填货号：${same.map(({ goods: { sku } }) => sku).join('、')}`);
  return same[0] ?? null;
}

/** The part of the catalogue that a row means. */
function partMeant(row: SheetRow, parts: readonly KnownPart[]): KnownPart {
  const spelt = parts.filter(({ mpnKey }) => mpnKey === partKey(row.mpn));
  if (spelt.length === 0) fault(`型号库里没有 ${row.mpn}，请核对型号；新型号先上传它的数据手册，入库后再导入`);
  const names = [...new Set(spelt.map(({ brandName }) => brandName))].join('、');
  const named = row.brand === undefined ? spelt : spelt.filter(({ brandNames }) => isNamed(brandNames, row.brand ?? ''));
  if (named.length === 0) fault(`型号库里 ${row.mpn} 的品牌是${names}，与这一行的品牌不同，请核对`);
  if (new Set(named.map(({ brandId }) => brandId)).size > 1) fault(`${row.mpn} 有几个品牌：${names}。请填品牌`);
  return named.find(({ mpn }) => mpn === row.mpn) ?? named[0] ?? fault(`型号库里没有 ${row.mpn}`);
}

/** What goods have before a row that makes them. */
function newGoods(row: SheetRow, terms: SheetKnowledge['terms']): SheetValues {
  const currency = row.currency ?? terms.find((each) => each.currency === 'CNY')?.currency ?? terms[0]?.currency ?? 'CNY';
  if (!terms.some((each) => each.currency === currency)) fault(`你还没有 ${currency} 的运费和收款账户，请联系平台开通`);
  const multiple = row.multiple ?? 1;
  const first = row.priceLadder?.[0]?.minQuantity ?? 1;
  return {
    currency,
    taxMode: row.taxMode ?? (currency === 'USD' ? 'untaxed' : 'tax13'),
    packing: null,
    priceLadder: [],
    moq: Math.ceil(first / multiple) * multiple,
    multiple,
    spq: null,
    leadTimeDays: null,
    dateCode: null,
    isOnSale: (row.priceLadder?.length ?? 0) > 0,
  };
}

const valuesAfter = (row: SheetRow, before: SheetValues): SheetValues => ({
  currency: before.currency,
  taxMode: row.taxMode ?? before.taxMode,
  packing: row.packing ?? before.packing,
  priceLadder: row.priceLadder?.map(({ minQuantity, unitPrice }) => ({ minQuantity, unitPrice: trimUnitPrice(unitPrice) })) ?? before.priceLadder,
  moq: row.moq ?? before.moq,
  multiple: row.multiple ?? before.multiple,
  spq: row.spq ?? before.spq,
  leadTimeDays: row.leadTimeDays ?? before.leadTimeDays,
  dateCode: row.dateCode ?? before.dateCode,
  isOnSale: row.isOnSale ?? before.isOnSale,
});

const fieldNames = { priceLadder: '价格', moq: '起订量', spq: '最小包装' } as const;
const fieldWords = (problem: TermsProblem) =>
  'at' in problem && problem.problem !== 'empty' ? `第 ${problem.at + 1} 档价格：` : `${fieldNames[problem.field]}：`;

const ladderText = (steps: SheetValues['priceLadder']) => steps.map((step) => `${step.minQuantity}:${trimUnitPrice(step.unitPrice)}`).join(' ') || null;

/** What is another value than before, or is given to new goods. */
function changesOf(own: OwnGoods | null, after: SheetValues, stock: SheetPlan['stock']): SheetChange[] {
  const text = (value: number | string | boolean | null | undefined) => (value === null || value === undefined ? null : String(value));
  const was = own?.goods;
  const stockOf = (code: 'SZ' | 'HK') => text(own?.stocks.find((each) => each.code === code)?.quantity);
  const all: [SheetField, string | null, string | null][] = [
    ['priceLadder', was ? ladderText(was.priceLadder) : null, ladderText(after.priceLadder)],
    ['moq', text(was?.moq), text(after.moq)],
    ['multiple', text(was?.multiple), text(after.multiple)],
    ['spq', text(was?.spq), text(after.spq)],
    ['packing', text(was?.packing), text(after.packing)],
    ['taxMode', text(was?.taxMode), text(after.taxMode)],
    ['leadTimeDays', text(was?.leadTimeDays), text(after.leadTimeDays)],
    ['dateCode', text(was?.dateCode), text(after.dateCode)],
    ['stockSz', stockOf('SZ'), stock.SZ === undefined ? stockOf('SZ') : String(stock.SZ)],
    ['stockHk', stockOf('HK'), stock.HK === undefined ? stockOf('HK') : String(stock.HK)],
    ['isOnSale', text(was?.isOnSale), text(after.isOnSale)],
  ];
  return all.flatMap(([field, before, value]) => (before === value ? [] : [{ field, before, after: value }]));
}
