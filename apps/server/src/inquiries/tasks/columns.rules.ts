import type { ExcelTaskField } from '@chippage/api/types';

/** How the heads of each column are written, in Chinese and English; the first one is what our own files write. */
const headWords: Readonly<Record<ExcelTaskField, string>> = {
  model:
    '型号|料号|物料型号|产品型号|商品型号|规格型号|厂家型号|制造商型号|元件型号|器件型号|mpn|partnumber|partno|part|model|mfrpartnumber|manufacturerpartnumber|mfgpn|pn',
  brand: '品牌|厂牌|厂商|厂家|制造商|原厂|生产商|brand|manufacturer|mfr|mfg|maker|vendor',
  quantity: '数量|库存|库存数量|现货数量|需求数量|采购数量|求购数量|可售数量|qty|quantity|stock|stockqty|available|requiredqty',
  price: '单价|价格|售价|目标价|目标单价|含税单价|未税单价|报价|price|unitprice|targetprice|cost',
  currency: '币种|货币|currency',
  tax: '含税|是否含税|税|税率|含税情况|税点|tax|taxmode',
  dateCode: '批号|批次|年份|生产批次|生产日期|批次号|dc|d/c|datecode|lot',
  package: '封装|封装形式|封装规格|package|case|footprint|packagecase',
  packing: '包装|包装方式|包装形式|packing|packaging',
  grade: '成色|货况|品质|新旧|质量|condition|grade|quality',
  supplyKind: '供货方式|供应方式|货源|货源类型|现货期货|类型|supplykind|supplytype',
  leadTime: '交期|货期|交货期|交期天|货期天|交货时间|leadtime|leadtimedays|lt|delivery',
  place: '地点|交货地|交货地点|所在地|库存地|仓库|发货地|place|location|warehouse|deliveryplace',
  invoice: '发票|开票|发票需求|发票类型|invoice',
  remark: '备注|说明|附注|描述|remark|remarks|note|notes|comment|comments|description',
};

/** Every field, in the order in which our files write their columns. */
const taskFields = [
  'model',
  'brand',
  'quantity',
  'price',
  'currency',
  'tax',
  'dateCode',
  'package',
  'packing',
  'grade',
  'supplyKind',
  'leadTime',
  'place',
  'invoice',
  'remark',
] as const satisfies ExcelTaskField[];

/** A head without case, blanks, signs and what stands in brackets. */
const plainHead = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[([【][^)\]】]*[)\]】]/g, '')
    .replaceAll(/[\s_*:.\-/#?]/g, '');

const fieldsByHead = new Map(taskFields.flatMap((field) => headWords[field].split('|').map((word) => [plainHead(word), field] as const)));

/** What a head stands for by our own files. */
export const headOf = (field: ExcelTaskField): string => headWords[field].split('|')[0] ?? field;

/** What columns hold by their heads; of two heads for one field the first one counts. */
export function fieldsOf(heads: readonly string[]): (ExcelTaskField | null)[] {
  const taken = new Set<ExcelTaskField>();
  return heads.map((head) => {
    const field = fieldsByHead.get(plainHead(head));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** A row of a sheet: its number and its cells. */
export interface SheetRowCells {
  no: number;
  cells: readonly string[];
}

/** The heads of a sheet and what its columns hold. */
export interface SheetHead {
  heads: string[];
  mapping: (ExcelTaskField | null)[];
}

/**
 * Where the heads stand and what the columns hold: the first of the first ten rows with the heads of an earlier sheet, or that names
 * the models. Without one there are no heads.
 * @param kept Of the company's earlier sheets, the newest first.
 */
export function findHead(rows: readonly SheetRowCells[], kept: readonly SheetHead[] = []): SheetHead & { headRow: number } {
  const first = rows.slice(0, 10);
  for (const { no, cells } of first) {
    const known = kept.find(({ heads }) => heads.length === cells.length && heads.every((head, at) => head === cells[at] && head !== ''));
    if (known) return { ...known, headRow: no };
  }
  for (const { no, cells } of first) {
    const mapping = fieldsOf(cells);
    if (mapping.includes('model')) return { headRow: no, heads: [...cells], mapping };
  }
  const width = Math.max(0, ...first.map(({ cells }) => cells.length));
  return { headRow: 0, heads: Array.from({ length: width }, () => ''), mapping: Array.from({ length: width }, () => null) };
}

/** Fields that two columns hold: the second of each is too much. */
export const namedTwice = (mapping: readonly (ExcelTaskField | null)[]): ExcelTaskField[] =>
  mapping.filter((field, at): field is ExcelTaskField => field !== null && mapping.indexOf(field) !== at);
