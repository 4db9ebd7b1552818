import { orderStateNames } from '../mall/states.rules.ts';
import { auditWords } from './auditWords.ts';

type Detail = Record<string, string | number | null>;

/** What the facts of the audit log are called, in the order in which a row shows them. */
export const factNames: Record<string, string> = {
  contact: '联系人编号',
  enterprise: '企业编号',
  line: '产线编号',
  promotion: '推广编号',
  job: '职位编号',
  request: '采购申请编号',
  buyer: '买家编号',
  terms: '月结编号',
  statement: '对账单编号',
  limit: '额度',
  days: '账期',
  paid: '已付',
  order: '订单号',
  orders: '订单号',
  payment: '付款编号',
  refund: '退款编号',
  invoice: '发票申请编号',
  pi: '形式发票编号',
  merchant: '卖家编号',
  company: '企业编号',
  conversation: '会话编号',
  file: '文件编号',
  goods: '商品编号',
  quote: '报价编号',
  warehouse: '仓库',
  article: '文章编号',
  document: '手册编号',
  feedback: '反馈编号',
  takedown: '侵权通知编号',
  resource: '资料编号',
  review: '审核编号',
  upload: '上传编号',
  share: '分享编号',
  entry: '条目编号',
  brand: '品牌编号',
  thing: '页面编号',
  notice: '通知编号',
  session: '会话编号',
  passkey: '通行密钥编号',
  part: '型号编号',
  field: '参数',
  key: '名称',
  list: '列表',
  kind: '类型',
  member: '会员',
  mobile: '手机号',
  decision: '处理',
  no: '发票号码',
  asked: '申请退款',
  remedy: '希望怎样处理',
  amount: '金额',
  total: '合计',
  expected: '应付金额',
  got: '收到金额',
  currency: '币种',
  from: '原值',
  to: '新值',
  role: '身份',
  isOnSale: '改为',
  quantity: '库存',
  pieces: '数量',
  unitPrice: '单价',
  ladder: '阶梯价',
  moq: '起订量',
  multiple: '倍数',
  created: '新增',
  changed: '修改',
  same: '没有变化',
  refused: '服务端没有接受',
  scene: '场景',
  operate: '场景',
  purpose: '用途',
  provider: '登录方式',
  origin: '网站',
  operation: '接口',
  bytes: '大小',
  found: '扫描结果',
  code: '代码',
  source: '出处',
  reason: '原因',
  version: '版本',
  words: '词数',
  links: '链接数',
};

/** Facts that one event calls by a name of its own. */
const ownNames: Record<string, Record<string, string>> = {
  'document.archive': { reason: '许可依据' },
  'document.check_link': { found: '结果' },
  'order.resolve': { amount: '同意退款' },
  'page.save': { key: '页面' },
  'setting.save': { key: '设置' },
};

/** What it means that a fact is absent, where that says something. */
const absentWords: Record<string, Record<string, string>> = { 'merchant.assign': { member: '没有人负责' } };

const rows = (value: string) => `${value} 行`;
const several = (value: string) => value.replaceAll(' ', '、');
/** How values are written that are neither codes nor words. */
const written: Record<string, (value: string) => string> = {
  created: rows,
  changed: rows,
  same: rows,
  refused: rows,
  bytes: (value) => `${value} 字节`,
  goods: several,
  orders: several,
  ladder: (value) => value.replaceAll(' ', '，').replaceAll(':', ' 个起 '),
};
const places = Object.keys(factNames);
const placeOf = (name: string) => (places.includes(name) ? places.indexOf(name) : places.length);

const isOrderState = (value: unknown): value is keyof typeof orderStateNames => typeof value === 'string' && Object.hasOwn(orderStateNames, value);

/** Where an order went; null for other facts that are called from and to. */
function stateFact({ from, to }: Detail): string | null {
  if (!isOrderState(to)) return null;
  const after = orderStateNames[to];
  if (!isOrderState(from)) return `订单状态：${after}`;
  return from === to ? `订单状态：${after}（没有变）` : `订单状态：${orderStateNames[from]} → ${after}`;
}

function factOf(event: string, name: string, value: string | number | null): string | null {
  const words = value === null ? absentWords[event]?.[name] : (auditWords[name]?.[value] ?? written[name]?.(`${value}`) ?? `${value}`);
  return words ? `${ownNames[event]?.[name] ?? factNames[name] ?? name}：${words}` : null;
}

/** The facts of a row as one line of Chinese. */
export function auditDetail(event: string, detail: Detail): string {
  const state = stateFact(detail);
  return Object.entries(detail)
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .flatMap(([name, value]) => {
      if (state !== null && name === 'from') return [];
      return (state !== null && name === 'to' ? state : factOf(event, name, value)) ?? [];
    })
    .join('；');
}
