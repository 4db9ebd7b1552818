import type {
  AuditRow,
  MerchantSeat,
  Navigation,
  OperatorArticle,
  OperatorDocument,
  OperatorFact,
  OperatorFeedback,
  OperatorMember,
  OperatorOverview,
  OperatorPart,
  OperatorPartDetail,
  OperatorSetting,
  PageSource,
  Review,
} from '@chippage/api/types';

/** A day at the desk. */
export const overview: OperatorOverview = {
  pendingReviews: 3,
  openFeedback: 2,
  openTakedowns: 1,
  members: 14_921,
  membersToday: 37,
  suspended: 4,
  emptySettings: [],
};

/** A site that nobody has filled in yet. */
export const bareOverview: OperatorOverview = {
  ...overview,
  emptySettings: [
    { key: 'site.icp', label: 'ICP 备案号', effect: '页脚没有 ICP 备案号和它的链接', isRequired: true },
    { key: 'site.helpPhone', label: '客服电话', effect: '联系我们和页脚没有电话', isRequired: false },
  ],
};

const lin = { id: 7, nickName: '林工' };
const chen = { id: 12, nickName: '陈采购' };

const waiting = { state: 'pending', decideTime: null, decidedBy: null, reason: null } as const;

/** What waits: a company, a name, a picture. */
export const reviews: Review[] = [
  {
    id: 31,
    kind: 'enterprise',
    title: '示例电子（深圳）有限公司',
    facts: [
      { name: '统一社会信用代码', value: '99440300MA5EXAMPLE' },
      { name: '法定代表人', value: '张示例' },
      { name: '住所', value: '广东省深圳市福田区示例路 1 号' },
      { name: '联系人', value: '林工' },
    ],
    imageUrl:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="220"%3E%3Crect width="320" height="220" fill="%23e9edf2"/%3E%3Cpath d="M40 60h240M40 100h160M40 140h200" stroke="%237c8894" stroke-width="8"/%3E%3C/svg%3E',
    files: [{ id: 71, name: '营业执照.jpg', type: 'image/jpeg' }],
    submitter: lin,
    submitTime: '2026-11-20T02:15:00Z',
    ...waiting,
  },
  {
    id: 32,
    kind: 'nick_name',
    title: '芯片代理_官方客服',
    facts: [
      { name: '原来的昵称', value: '陈采购' },
      { name: '命中的词', value: '官方、客服' },
    ],
    imageUrl: null,
    files: [],
    submitter: chen,
    submitTime: '2026-11-20T03:40:00Z',
    ...waiting,
  },
  {
    id: 33,
    kind: 'avatar',
    title: '陈采购的新头像',
    facts: [],
    imageUrl: null,
    files: [],
    submitter: chen,
    submitTime: '2026-11-21T01:05:00Z',
    ...waiting,
  },
];

/** A row of the board that a member reported. */
export const boardReport: Review = {
  id: 36,
  kind: 'board_report',
  title: '举报供应：STM32F103C8T6',
  facts: [
    { name: '信息', value: '供应 STM32F103C8T6', href: '/inquiry/demandDetails/87' },
    { name: '公司', value: '示例电子（深圳）有限公司' },
    { name: '举报原因', value: '假货或翻新未说明' },
    { name: '说明', value: '标签日期与实物不符，引脚有重新上锡的痕迹。' },
  ],
  imageUrl: null,
  files: [],
  submitter: chen,
  submitTime: '2026-11-21T02:30:00Z',
  ...waiting,
};

/** A bank transfer to be checked: a picture and a document. */
export const receiptReview: Review = {
  id: 35,
  kind: 'receipt',
  title: '订单 CP2611210042 的付款凭证',
  facts: [
    { name: '订单', value: 'CP2611210042' },
    { name: '卖家', value: '示例电子（深圳）有限公司' },
    { name: '订单合计', value: 'CNY 1634.73' },
    { name: '凭证金额', value: 'CNY 1634.73' },
    { name: '付款人', value: '示例仪器（杭州）有限公司' },
    { name: '付款日期', value: '2026-11-20' },
    { name: '付款账号尾号', value: '6621' },
    { name: '流水号', value: '未填' },
  ],
  imageUrl: null,
  files: [
    { id: 501, name: '付款凭证.png', type: 'image/png' },
    { id: 502, name: '付款凭证.pdf', type: 'application/pdf' },
  ],
  submitter: chen,
  submitTime: '2026-11-21T02:05:00Z',
  ...waiting,
};

/** A claim that its merchant did not answer in time. */
export const claimReview: Review = {
  id: 36,
  kind: 'order_claim',
  title: '售后：订单 2611-0482-7731',
  facts: [
    { name: '卖家', value: '示例电子（深圳）有限公司' },
    { name: '买家申请', value: '退款 ¥185.75' },
    { name: '类别', value: '数量短缺' },
    { name: '物料', value: 'AMS1117-3.3 × 500 个' },
    { name: '具体情况', value: 'AMS1117-3.3 少了一盘，箱子没有破损' },
    { name: '付款方式', value: '支付宝，按原渠道退回' },
    { name: '申请时间', value: '11-20 20:00' },
    { name: '答复期限', value: '11-23 20:00，卖家没有答复' },
    { name: '怎样处理', value: '退款：退给买家 ¥185.75。不退款：订单接着走。都要写明原因，买卖双方都会看到。' },
  ],
  imageUrl: null,
  files: [{ id: 81, name: '售后照片.jpg', type: 'image/jpeg' }],
  submitter: chen,
  submitTime: '2026-11-23T12:00:00Z',
  ...waiting,
};

/** What a member said is wrong with the facts of a company. */
export const correctionReview: Review = {
  id: 37,
  kind: 'registry_correction',
  title: '“示例科技（东莞）有限公司”的信息纠错',
  facts: [
    { name: '公司', value: '示例科技（东莞）有限公司', href: '/checkEnterprise/companyDetail/21' },
    { name: '栏目', value: '主要人员' },
    { name: '身份', value: '代表这家公司' },
    { name: '哪里不对、正确的是什么', value: '李示例已于 2025 年 3 月离任，现任经理是王示例。' },
  ],
  imageUrl: null,
  files: [{ id: 91, name: '纠错材料.png', type: 'image/png' }],
  submitter: chen,
  submitTime: '2026-11-24T02:00:00Z',
  ...waiting,
};

/** What was refused, with the reason that the member reads. */
export const refusedReviews: Review[] = [
  {
    ...reviews[0]!,
    id: 28,
    state: 'refused',
    decideTime: '2026-11-19T09:30:00Z',
    decidedBy: '值班运营',
    reason: '营业执照照片看不清统一社会信用代码，请重新拍摄后提交。',
  },
];

/** Feedback that nobody answered yet. */
export const feedback: OperatorFeedback[] = [
  {
    id: 501,
    typeLabel: '数据错误',
    content: 'STM32F103C8T6 的封装写成了 LQFP-64，数据手册第 3 页写的是 LQFP-48。',
    place: null,
    verdict: null,
    state: 'open',
    reply: null,
    createTime: '2026-11-20T06:12:00Z',
    replyTime: null,
    contact: '138****8000',
    page: '/datasheet/datasheetDetail/1',
    sender: lin,
  },
  {
    id: 502,
    typeLabel: '功能建议',
    content: '希望搜索结果能按工作温度筛选。\n现在要一个一个打开手册看。',
    place: null,
    verdict: null,
    state: 'open',
    reply: null,
    createTime: '2026-11-20T08:00:00Z',
    replyTime: null,
    contact: 'chen@example.com',
    page: null,
    sender: chen,
  },
];

/** An error that a member reported in a document. */
export const reportedError: OperatorFeedback[] = [
  {
    id: 503,
    typeLabel: '资料错误',
    content: '表 5 的电压上限少了小数点。',
    place: { documentId: 12, title: 'EX32F103 数据手册（样例）', brandId: 3, page: 24, phrase: '电压上限 36 V' },
    verdict: null,
    state: 'open',
    reply: null,
    createTime: '2026-11-20T08:30:00Z',
    replyTime: null,
    contact: 'lin@example.com',
    page: '/specification_detail/12',
    sender: lin,
  },
];

/** Feedback with its answer. */
export const answeredFeedback: OperatorFeedback[] = [
  { ...feedback[0]!, id: 490, state: 'answered', reply: '谢谢指出，封装已改为 LQFP-48，稍后可见。', replyTime: '2026-11-20T07:00:00Z' },
];

/** Members of every kind. */
export const members: OperatorMember[] = [
  {
    id: 7,
    nickName: '林工',
    mobile: '138****8000',
    role: 'enterprise',
    enterpriseStatus: 1,
    isSuspended: false,
    suspendReason: null,
    createTime: '2026-03-02T01:20:00Z',
    lastSeenTime: '2026-11-21T02:11:00Z',
    isSelf: false,
  },
  {
    id: 12,
    nickName: '陈采购',
    mobile: '139****0001',
    role: 'member',
    enterpriseStatus: 0,
    isSuspended: false,
    suspendReason: null,
    createTime: '2026-08-15T08:00:00Z',
    lastSeenTime: '2026-11-20T09:45:00Z',
    isSelf: false,
  },
  {
    id: 44,
    nickName: '低价清仓微信',
    mobile: null,
    role: 'member',
    enterpriseStatus: null,
    isSuspended: true,
    suspendReason: '反复发布虚假库存',
    createTime: '2026-11-01T08:00:00Z',
    lastSeenTime: null,
    isSelf: false,
  },
];

/** Pages with their source. */
export const pages: PageSource[] = [
  {
    key: 'about',
    title: '关于我们',
    description: '芯页是电子元器件数据手册检索平台。',
    markdown: '## 我们做什么\n\n芯页帮助工程师和采购**查找器件**、阅读数据手册。\n\n- 数据手册检索\n- 参数选型\n',
    version: 3,
    updateTime: '2026-11-10T02:00:00Z',
    updatedBy: '值班运营',
  },
  {
    key: 'contactUs',
    title: '联系我们',
    description: '电话、邮箱与工作时间。',
    markdown: '电话：400-000-0000\n\n邮箱：help@example.com\n',
    version: 1,
    updateTime: '2026-09-01T02:00:00Z',
    updatedBy: null,
  },
];

/** Settings, some of them set. */
export const settings: OperatorSetting[] = [
  { key: 'lotteryStatus', label: '抽奖活动开关（1 开，0 关）', value: '0', isPublic: true },
  { key: 'site.icp', label: 'ICP 备案号', value: null, isPublic: true },
  { key: 'inactiveDays', label: '多少天不登录后提醒', value: '365', isPublic: false },
];

/** The header's links. */
export const navigation: Navigation = {
  common: [
    { name: '立创商城', url: 'https://www.szlcsc.com/', image: null },
    { name: '半导体行业观察', url: 'https://www.icbank.cc/', image: null },
  ],
  agent: [{ name: '得捷电子', url: 'https://www.digikey.cn/', image: null }],
  brand: [],
};

/** Lines of the log. */
export const audit: AuditRow[] = [
  {
    id: 9003,
    time: '2026-11-21T02:11:09Z',
    count: 1,
    lastTime: null,
    event: 'review.decide',
    label: '审核了一项申请',
    outcome: 'ok',
    memberId: 1,
    nickName: '值班运营',
    ip: '203.0.113.7',
    detail: '审核编号：31；处理：通过',
  },
  {
    id: 9002,
    time: '2026-11-21T02:10:00Z',
    count: 1,
    lastTime: null,
    event: 'login.password',
    label: '密码登录',
    outcome: 'refused',
    memberId: 12,
    nickName: '陈采购',
    ip: '198.51.100.20',
    detail: '原因：手机号码或密码错误',
  },
  {
    id: 9001,
    time: '2026-11-21T01:59:00Z',
    count: 1,
    lastTime: null,
    event: 'session.end',
    label: '结束会话',
    outcome: 'ok',
    memberId: null,
    nickName: null,
    ip: null,
    detail: '',
  },
];

/** What one network was refused within an hour. */
export const countedAudit: AuditRow = {
  id: 9000,
  time: '2026-11-21T01:02:00Z',
  count: 1370,
  lastTime: '2026-11-21T01:58:30Z',
  event: 'login.password',
  label: '密码登录',
  outcome: 'refused',
  memberId: null,
  nickName: null,
  ip: '203.0.113.0/24',
  detail: '手机号：138****0001；原因：手机号码或密码错误',
};

/** Merchants: one with its member, one without. */
export const seats: MerchantSeat[] = [
  { merchant: { id: 7, name: '示例电子（深圳）有限公司', isSample: true }, memberId: 12, nickName: '陈采购', isSuspended: false },
  { merchant: { id: 8, name: '样例半导体（香港）有限公司', isSample: true }, memberId: null, nickName: null, isSuspended: false },
];

/** A member's file, one at its maker's site, and one that was taken down. */
export const documents: OperatorDocument[] = [
  {
    id: 61,
    title: 'STM32F103x8 数据手册',
    brandId: 2,
    brandName: 'STMicroelectronics',
    brandNameCn: '意法半导体',
    mpns: ['STM32F103C8T6', 'STM32F103CBT6'],
    source: 'uploaded',
    host: null,
    link: null,
    uploader: lin,
    createTime: '2026-11-20T02:15:00Z',
    takenDown: null,
  },
  {
    id: 62,
    title: 'TPS54331 数据手册',
    brandId: 3,
    brandName: 'Texas Instruments',
    brandNameCn: '德州仪器',
    mpns: ['TPS54331DR'],
    source: 'outside',
    host: 'www.ti.com',
    link: {
      address: 'https://www.ti.com/lit/ds/symlink/tps54331.pdf',
      catalogueAddress: 'https://www.ti.com/lit/ds/symlink/tps54331.pdf',
      status: null,
      statusSince: null,
      checkTime: null,
      okTime: null,
      movedTo: null,
      archive: null,
    },
    uploader: null,
    createTime: '2026-11-18T02:15:00Z',
    takenDown: null,
  },
  {
    id: 63,
    title: 'GD32F103 数据手册 旧版',
    brandId: 4,
    brandName: 'GigaDevice',
    brandNameCn: '兆易创新',
    mpns: [],
    source: 'uploaded',
    host: null,
    link: null,
    uploader: chen,
    createTime: '2026-10-02T02:15:00Z',
    takenDown: { kind: 'copyright', reason: '原厂来函，要求撤下旧版', time: '2026-11-19T08:00:00Z' },
  },
];

/** An article with a correction, and one that was taken down. */
export const articles: OperatorArticle[] = [
  {
    id: 31,
    title: '怎样选择低压差稳压器',
    channelName: '电源',
    authorId: 3,
    authorName: '周电源（示例）',
    publishTime: '2026-11-20T02:15:00Z',
    views: 1284,
    corrections: [{ date: '2026-11-20', text: '更正表中 AMS1117-3.3 的封装。' }],
    takenDown: null,
  },
  {
    id: 32,
    title: '晶振的负载电容',
    channelName: '时钟',
    authorId: 4,
    authorName: '林研（示例）',
    publishTime: '2026-10-02T02:15:00Z',
    views: 96,
    corrections: [],
    takenDown: { kind: 'wrong', reason: '公式抄错，作者正在改', time: '2026-11-19T08:00:00Z' },
  },
];

/** A part with corrections, and one without. */
export const parts: OperatorPart[] = [
  {
    id: 1,
    mpn: 'STM32F103C8T6',
    brandId: 2,
    brandName: 'STMicroelectronics',
    brandNameCn: '意法半导体',
    categoryName: '32 位单片机（Arm）',
    packageCase: 'LQFP-48',
    correctedFacts: 2,
    updateTime: '2026-11-20T02:15:00Z',
  },
  {
    id: 2,
    mpn: 'GRM188R71H104KA93D',
    brandId: 5,
    brandName: 'Murata',
    brandNameCn: '村田',
    categoryName: '陶瓷电容',
    packageCase: null,
    correctedFacts: 0,
    updateTime: '2026-10-02T02:15:00Z',
  },
];

const fact: Pick<OperatorFact, 'unit' | 'choices' | 'source' | 'correctedTime'> = { unit: null, choices: [], source: null, correctedTime: null };

/** A capacitor: a number with a unit, a corrected one, a choice, words, and what nobody knows. */
export const partDetail: OperatorPartDetail = {
  ...parts[1]!,
  correctedFacts: 1,
  facts: [
    { ...fact, field: 'packageCase', name: '封装', kind: 'text', value: '', text: null },
    { ...fact, field: 'pins', name: '引脚数', kind: 'number', value: '2', text: '2' },
    {
      ...fact,
      field: 'lifecycle',
      name: '生命周期',
      kind: 'choice',
      value: 'active',
      text: '在产',
      choices: [
        { value: 'active', label: '在产' },
        { value: 'nrnd', label: '不推荐新设计' },
        { value: 'obsolete', label: '停产' },
      ],
    },
    { ...fact, field: 'capacitancePF', name: '容值', kind: 'number', unit: 'pF', value: '100', text: '100 pF' },
    {
      ...fact,
      field: 'voltageV',
      name: '额定电压',
      kind: 'number',
      unit: 'V',
      value: '50',
      text: '50 V',
      source: 'https://www.murata.com/products/GRM188R71H104KA93.pdf',
      correctedTime: '2026-11-18T02:15:00Z',
    },
  ],
  sources: [
    { no: 1, name: 'KiCad 元件库', licence: 'CC BY-SA 4.0', url: 'https://kicad.org' },
    { no: 2, name: 'Digi-Key KiCad 库', licence: 'CC BY-SA 4.0', url: null },
  ],
  history: [
    {
      id: 12,
      field: 'voltageV',
      name: '额定电压',
      from: '25 V',
      to: '50 V',
      source: 'https://www.murata.com/products/GRM188R71H104KA93.pdf',
      reason: '型号里的 1H 是 50 V',
      madeBy: '林工',
      madeTime: '2026-11-18T02:15:00Z',
      undoneBy: null,
      undoneTime: null,
      isStanding: true,
    },
    {
      id: 11,
      field: 'capacitancePF',
      name: '容值',
      from: '100 pF',
      to: '1 µF',
      source: '会员反馈 501',
      reason: '反馈说标错了',
      madeBy: null,
      madeTime: '2026-11-10T02:15:00Z',
      undoneBy: '林工',
      undoneTime: '2026-11-12T02:15:00Z',
      isStanding: false,
    },
  ],
};
