/** What is done with a quote of the sample, and how many hours after what was done before. */
export interface Deed {
  deed: 'quote' | 'counter' | 'agree' | 'hold' | 'decline' | 'withdraw' | 'accept' | 'refuse' | 'say' | 'end' | 'expire';
  party: 'buyer' | 'seller' | 'system';
  hours: number;
  note?: string;
  /** How long a quote holds, where it is not the usual time. */
  days?: number;
}

const quote: Deed = { deed: 'quote', party: 'seller', hours: 6 };
const counter: Deed = { deed: 'counter', party: 'buyer', hours: 5, note: '这个数量能再让一些吗，后续每月有单' };
const agree: Deed = { deed: 'agree', party: 'seller', hours: 3, note: '可以，按这个价' };
const hold: Deed = { deed: 'hold', party: 'seller', hours: 4, note: '已是底价' };
const say: Deed = { deed: 'say', party: 'buyer', hours: 2, note: '请补一张标签照片，批号以实物为准' };
const accept: Deed = { deed: 'accept', party: 'buyer', hours: 8 };
const refuse: Deed = { deed: 'refuse', party: 'buyer', hours: 9, note: '批号太早' };
const withdraw: Deed = { deed: 'withdraw', party: 'seller', hours: 10, note: '库存已售出' };
const decline: Deed = { deed: 'decline', party: 'seller', hours: 7, note: '这批货已订出' };
const end: Deed = { deed: 'end', party: 'system', hours: 20, note: '买方选择了其他报价。' };
const expire: Deed = { deed: 'expire', party: 'system', hours: 72 };
const shortQuote: Deed = { ...quote, days: 3 };

/** How quotes on one demand went, those of a demand together. */
export const demandPaths: readonly (readonly (readonly Deed[])[])[] = [
  [[quote], [quote, counter, agree], [quote, say]],
  [[quote]],
  [[quote, counter], [quote], [quote, counter, hold], [shortQuote, expire]],
  [
    [quote, counter, agree, accept],
    [quote, end],
    [quote, counter, end],
  ],
  [[quote, refuse], [quote]],
  [
    [quote, withdraw],
    [quote, counter],
  ],
  [[quote], [quote], [quote, counter, hold], [quote, refuse], [quote, withdraw]],
  [
    [quote, accept],
    [quote, end],
  ],
  [[shortQuote, expire]],
];

/** How requests for quotes on offers went. */
export const supplyPaths: readonly (readonly Deed[])[] = [
  [quote],
  [],
  [quote, counter],
  [quote, counter, agree, accept],
  [decline],
  [quote, refuse],
  [quote, counter, hold],
  [quote, say],
  [quote, withdraw],
  [shortQuote, expire],
  [quote, accept],
];
