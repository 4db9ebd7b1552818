import type { Address, BankAccount, Currency, InvoiceTitle, PiState, StatementLine } from '@chippage/api/types';
import { contentWidth, ink, margin, SheetPages } from '../../platform/pdf/page.ts';
import type { PiLine } from '../payments/payments.schema.ts';

/** Who sells, on paper. */
export interface PaperSeller {
  name: string;
  nameEn: string;
  address: string | null;
  addressEn: string | null;
  phone: string | null;
  isSample: boolean;
}

/** Everything that a pro forma invoice says. */
export interface PiPaper {
  kind: 'pi';
  piNo: string;
  state: PiState;
  issuedOn: string;
  validUntil: string;
  orderNo: string | null;
  seller: PaperSeller;
  buyerName: string;
  title: InvoiceTitle | null;
  address: Address | null;
  currency: Currency;
  lines: PiLine[];
  untaxed: string;
  tax: string | null;
  freight: string | null;
  total: string;
  totalInWords: string;
  totalInEnglish: string;
  shipping: string;
  bank: { beneficiary: string; bankName: string; bankAddress: string | null; account: string; swift: string | null; reference: string };
}

/** Everything that a packing list says. */
export interface PackingPaper {
  kind: 'packing';
  orderNo: string;
  issuedOn: string;
  seller: PaperSeller;
  address: Address;
  forwarder: string | null;
  warehousingNo: string | null;
  lines: {
    mpn: string;
    brandName: string;
    packing: string | null;
    quantity: number;
    shipped: number;
    unit: string;
    origin: string | null;
    hsCode: string | null;
    customerRef: string | null;
  }[];
  parcels: { no: number; carrier: string; trackingNo: string; content: string }[];
}

/** Everything that a credit note says. */
export interface CreditPaper {
  kind: 'credit';
  no: string;
  issuedOn: string;
  orderNo: string;
  seller: PaperSeller;
  buyerName: string;
  title: InvoiceTitle | null;
  currency: Currency;
  lines: { mpn: string; brandName: string; unit: string; quantity: number; amount: string }[];
  untaxed: string;
  freight: string;
  tax: string | null;
  amount: string;
  amountInWords: string;
  amountInEnglish: string;
}

/** Everything that a monthly statement says. */
export interface StatementPaper {
  kind: 'statement';
  no: string;
  issuedOn: string;
  seller: PaperSeller;
  buyerName: string;
  period: string;
  days: number;
  dueOn: string;
  lines: readonly StatementLine[];
  charges: string;
  credits: string;
  carried: string;
  total: string;
  paid: string;
  open: string;
  totalInWords: string;
  totalInEnglish: string;
  bank: BankAccount | null;
}

/** A paper that is drawn. */
export type MallPaper = PiPaper | PackingPaper | CreditPaper | StatementPaper;

const unknown = '未知 Unknown';
const samplePaper = '示例商家为虚构，本单据只用于演示，请勿据此付款。Sample seller: fictitious company, do not pay.';
const grouped = (amount: string) => amount.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');

/** An address in one line. */
function addressLine({ province, city, district, street, detail, postcode }: Address): string {
  return [province, city, district, street, detail, postcode].filter((part) => part !== null && part !== '').join(' ');
}

/** An invoice title in one line. */
const titleLine = ({ buyerName, taxNo }: InvoiceTitle): string => (taxNo === null ? buyerName : `${buyerName}\n税号 Tax No. ${taxNo}`);

function head(pages: SheetPages, title: string, seller: PaperSeller): void {
  pages.pdf.font('strong').fontSize(20).fillColor(ink.text).text(title, margin, pages.pdf.y, { width: contentWidth });
  pages.pdf.moveDown(0.4);
  if (seller.isSample) pages.paragraph(samplePaper, ink.mark, 9.5);
}

const sellerRows = ({ name, nameEn, address, addressEn, phone }: PaperSeller): string[][] => [
  ['卖方 Seller', `${name}\n${nameEn}`],
  ['地址 Address', [address ?? unknown, addressEn].filter(Boolean).join('\n')],
  ['电话 Tel', phone ?? unknown],
];

const consignee = (address: Address) =>
  `${address.receiver}${address.company ? `，${address.company}` : ''}\n${addressLine(address)}\n${address.areaCode} ${address.mobile}`;

const marks: Record<PiState, string | null> = { valid: null, paid: '已付款 PAID', expired: '已过期 EXPIRED', voided: '已作废 VOID' };

function drawPi(paper: PiPaper, pages: SheetPages): void {
  const { currency } = paper;
  head(pages, '形式发票 PROFORMA INVOICE', paper.seller);
  // Whoever is handed the file must see that nothing is to be paid by it any more.
  const mark = marks[paper.state];
  if (mark !== null) pages.paragraph(mark, ink.mark, 14);
  const facts = [
    ['编号 PI No.', paper.piNo],
    ['日期 Date', paper.issuedOn],
    ['有效期至 Valid until', paper.validUntil],
    ['订单 Order No.', paper.orderNo ?? '未下单 Not ordered yet'],
    ...sellerRows(paper.seller),
    ['买方 Buyer', paper.buyerName],
    ...(paper.title === null ? [] : [['开票抬头 Invoice title', titleLine(paper.title)]]),
    ['收货人 Consignee', paper.address ? consignee(paper.address) : '待定 To be advised'],
  ];
  pages.table(['项目 Item', '内容 Details'], [140, contentWidth - 140], facts);
  pages.heading('物料 Goods', 2);
  pages.table(
    ['#', '型号 MPN', '品牌、说明 Brand, description', '数量 Qty', `单价 Price ${currency}`, `金额 Amount ${currency}`],
    [22, 112, 139, 58, 70, contentWidth - 401],
    paper.lines.map((line, at) => [
      String(at + 1),
      line.customerRef === null ? line.mpn : `${line.mpn}\n客户料号 Ref: ${line.customerRef}`,
      `${line.brandName}，${line.description}\n产地 Origin: ${line.origin ?? unknown}\nHS: ${line.hsCode ?? unknown}`,
      `${grouped(String(line.quantity))} ${line.unit} pcs`,
      line.unitPrice,
      grouped(line.amount),
    ]),
  );
  pages.table(
    ['合计 Total', currency],
    [contentWidth - 160, 160],
    [
      ['商品（未税）Goods, without tax', grouped(paper.untaxed)],
      ['增值税 VAT', paper.tax === null ? '不适用 Not applicable' : grouped(paper.tax)],
      ['运费 Freight', paper.freight === null ? '到付 Freight collect' : grouped(paper.freight)],
      ['应付 Amount due', `${currency} ${grouped(paper.total)}`],
    ],
  );
  pages.paragraph(`大写：${paper.totalInWords}`);
  pages.paragraph(`In words: ${paper.totalInEnglish}`);
  pages.heading('条款 Terms', 2);
  pages.paragraph(`付款 Payment: 100% 预付 T/T in advance. 交货 Delivery: ${paper.shipping}`);
  drawBank(pages, paper.bank);
}

function drawPacking(paper: PackingPaper, pages: SheetPages): void {
  head(pages, '装箱单 PACKING LIST', paper.seller);
  pages.table(
    ['项目 Item', '内容 Details'],
    [140, contentWidth - 140],
    [
      ['订单 Order No.', paper.orderNo],
      ['日期 Date', paper.issuedOn],
      ...sellerRows(paper.seller),
      ['收货人 Consignee', consignee(paper.address)],
      ['货代 Forwarder', paper.forwarder ?? '无 None'],
      ['入仓号 Warehousing No.', paper.warehousingNo ?? '未填 Not given'],
    ],
  );
  pages.heading('物料 Goods', 2);
  pages.table(
    ['#', '型号 MPN', '品牌 Brand', '数量 Qty', '已发 Shipped', '产地、HS Origin, HS'],
    [22, 130, 100, 62, 62, contentWidth - 376],
    paper.lines.map((line, at) => [
      String(at + 1),
      line.customerRef === null ? line.mpn : `${line.mpn}\n客户料号 Ref: ${line.customerRef}`,
      line.brandName,
      `${grouped(String(line.quantity))} ${line.unit}`,
      grouped(String(line.shipped)),
      `${line.origin ?? unknown}\n${line.hsCode ?? unknown}`,
    ]),
  );
  if (paper.parcels.length === 0) return;
  pages.heading('包裹 Parcels', 2);
  pages.table(
    ['#', '承运 Carrier', '单号 Tracking No.', '内容 Content'],
    [30, 90, 140, contentWidth - 260],
    paper.parcels.map(({ no, carrier, trackingNo, content }) => [String(no), carrier, trackingNo, content]),
  );
}

function drawCredit(paper: CreditPaper, pages: SheetPages): void {
  const { currency, seller, title } = paper;
  head(pages, '贷项通知单 CREDIT NOTE', seller);
  pages.table(
    ['项目 Item', '内容 Details'],
    [140, contentWidth - 140],
    [
      ['编号 Credit note No.', paper.no],
      ['日期 Date', paper.issuedOn],
      ['订单 Order No.', paper.orderNo],
      ...sellerRows(seller),
      ['买方 Buyer', paper.buyerName],
      ...(title === null ? [] : [['开票抬头 Invoice title', titleLine(title)]]),
    ],
  );
  pages.heading('退回的物料 Goods credited', 2);
  pages.table(
    ['#', '型号 MPN', '品牌 Brand', '数量 Qty', `付款金额 Paid ${currency}`],
    [22, 150, 130, 90, contentWidth - 392],
    paper.lines.map((line, at) => [String(at + 1), line.mpn, line.brandName, `${grouped(String(line.quantity))} ${line.unit} pcs`, grouped(line.amount)]),
  );
  pages.table(
    ['合计 Total', currency],
    [contentWidth - 160, 160],
    [
      ['退回的货款（未税）Goods credited, without tax', grouped(paper.untaxed)],
      ['增值税 VAT', paper.tax === null ? '不适用 Not applicable' : grouped(paper.tax)],
      ['运费 Freight', grouped(paper.freight)],
      ['退回 Credited', `${currency} ${grouped(paper.amount)}`],
    ],
  );
  pages.paragraph(`大写：${paper.amountInWords}`);
  pages.paragraph(`In words: ${paper.amountInEnglish}`);
  pages.paragraph('双方商定的退款可以和物料的付款金额不同，以“退回”一行为准。The amount credited is as agreed by both parties.');
}

function drawBank(pages: SheetPages, { beneficiary, bankName, bankAddress, account, swift, reference }: PiPaper['bank']): void {
  pages.heading('收款账户 Bank', 2);
  pages.table(
    ['项目 Item', '内容 Details'],
    [140, contentWidth - 140],
    [
      ['户名 Beneficiary', beneficiary],
      ['开户行 Bank', bankAddress === null ? bankName : `${bankName}\n${bankAddress}`],
      ['账号 Account', account],
      ...(swift === null ? [] : [['SWIFT', swift]]),
      ['附言 Reference', reference],
    ],
  );
}

function drawStatement(paper: StatementPaper, pages: SheetPages): void {
  head(pages, '对账单 STATEMENT OF ACCOUNT', paper.seller);
  pages.table(
    ['项目 Item', '内容 Details'],
    [140, contentWidth - 140],
    [
      ['编号 Statement No.', paper.no],
      ['日期 Date', paper.issuedOn],
      ['月份 Period', paper.period],
      ['账期 Terms', `月结 ${paper.days} 天 Net ${paper.days} days after the end of the month`],
      ['付款到期 Due', paper.dueOn],
      ...sellerRows(paper.seller),
      ['买方 Buyer', paper.buyerName],
    ],
  );
  pages.heading('订单与退款 Orders and credits', 2);
  pages.table(
    ['#', '日期 Day', '订单 Order No.', '采购单号 PO No.', '贷项通知单 Credit note', '金额 Amount CNY'],
    [22, 66, 110, 100, 110, contentWidth - 408],
    paper.lines.map((line, at) => [String(at + 1), line.day, line.orderNo, line.poNo ?? '', line.creditNo ?? '', grouped(line.amount)]),
  );
  pages.table(
    ['合计 Total', 'CNY'],
    [contentWidth - 160, 160],
    [
      ['订单 Orders', grouped(paper.charges)],
      ['退款 Credits', grouped(paper.credits)],
      ['上期结余 Brought forward', grouped(paper.carried)],
      ['本期 Total', grouped(paper.total)],
      ['已付 Paid', grouped(paper.paid)],
      ['应付 Amount due', `CNY ${grouped(paper.open)}`],
    ],
  );
  pages.paragraph(`大写：${paper.totalInWords}`);
  pages.paragraph(`In words: ${paper.totalInEnglish}`);
  if (paper.bank) drawBank(pages, paper.bank);
}

const titles = {
  pi: ['形式发票', '形式发票 Proforma invoice'],
  packing: ['装箱单', '装箱单 Packing list'],
  credit: ['贷项通知单', '贷项通知单 Credit note'],
  statement: ['对账单', '对账单 Statement of account'],
} as const;

/** Draws a paper in Chinese and English. */
export async function drawPaper(paper: MallPaper): Promise<Buffer> {
  const [short, subject] = titles[paper.kind];
  const name = `${short} ${paper.kind === 'pi' ? paper.piNo : paper.kind === 'packing' ? paper.orderNo : paper.no}`;
  const pages = new SheetPages(name, new Date(`${paper.issuedOn}T00:00:00+08:00`), subject);
  if (paper.kind === 'pi') drawPi(paper, pages);
  else if (paper.kind === 'credit') drawCredit(paper, pages);
  else if (paper.kind === 'statement') drawStatement(paper, pages);
  else drawPacking(paper, pages);
  return pages.finish(name, paper.seller.name, `芯页 ChipPage  ${paper.issuedOn}`);
}
