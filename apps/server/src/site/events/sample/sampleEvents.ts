import type { SiteEventFacts } from '@chippage/api/types';

/** An event of the sample: made up as its organiser is, and marked as such everywhere. */
type SampleEvent = Omit<SiteEventFacts, 'startDate' | 'endDate'> & {
  /** So many days from the day on which the sample is loaded; negative: before. */
  from: number;
  /** So many days it lasts. */
  days: number;
};

const plain = { url: '', outcome: '', isCancelled: false } as const;

/** Two that go on, four that come, one called off, five that are over. */
export const sampleEvents: readonly SampleEvent[] = [
  {
    ...plain,
    title: '器件资料纠错季',
    kind: 'campaign',
    from: -10,
    days: 30,
    place: '',
    organiser: '本站',
    summary:
      '看到参数、封装、生命周期或替代关系有误，用“意见反馈”选择“资料错误”告诉我们，附上数据手册的页码。每一条核实后都会更正，并在“我的反馈”里写明结果。不收取任何费用。',
    url: '/userCenter/feedback',
  },
  {
    ...plain,
    title: '低功耗 MCU 设计线上课（共四讲）',
    kind: 'training',
    from: -3,
    days: 15,
    place: '',
    organiser: '示例微控技术学院',
    summary: '四讲：睡眠模式与唤醒源、时钟树取舍、RTC 备份域、用电流探头看 µA 级功耗。每周二 20:00 直播，可回看；需要一块带功耗测量排针的开发板。',
  },
  {
    ...plain,
    title: '电源设计研讨会：48 V 到 1 V 的两级变换',
    kind: 'seminar',
    from: 9,
    days: 1,
    place: '深圳市南山区示例国际会议中心三楼',
    organiser: '示例电源技术社区',
    summary: '上午讲拓扑选择和磁性元件，下午在测试台上看负载瞬态、环路和 EMI。限 80 人，凭名片签到；午餐自理。',
  },
  {
    ...plain,
    title: '车规器件选型直播：AEC-Q100 等级怎么读',
    kind: 'webinar',
    from: 16,
    days: 1,
    place: '',
    organiser: '示例汽车电子联盟',
    summary: '用真实的数据手册讲温度等级、认证报告和 PCN，最后半小时答疑。19:30 开始，约 90 分钟，结束后给出讲义。',
  },
  {
    ...plain,
    title: '华南电子元器件展',
    kind: 'exhibition',
    from: 34,
    days: 3,
    place: '深圳示例会展中心 1–6 号馆',
    organiser: '示例会展有限公司',
    summary: '分立器件、电源、连接器、传感器和测试仪器五个展区，现场有现货对接区。个人参观需提前登记，开展当天 9:30 入场。',
  },
  {
    ...plain,
    title: '大学生模拟电路设计竞赛',
    kind: 'contest',
    from: 50,
    days: 45,
    place: '',
    organiser: '示例高校电子联盟',
    summary: '两至三人一队，题目在开始当天公布：一个量程 1 µA–1 A 的电流计。提交原理图、PCB、测试记录和三分钟视频；按精度、成本和文档评分。',
  },
  {
    ...plain,
    title: '射频测试开放日',
    kind: 'seminar',
    from: 21,
    days: 1,
    place: '苏州工业园区示例实验室',
    organiser: '示例射频实验室',
    summary: '原定带样品来测 S 参数和噪声系数，因实验室搬迁取消；已报名的会收到电话，改期另行通知。',
    isCancelled: true,
  },
  {
    ...plain,
    title: '中秋前后交期公告汇总直播',
    kind: 'webinar',
    from: -40,
    days: 1,
    place: '',
    organiser: '本站',
    summary: '把各原厂假期前后的出货安排放在一张表里讲，附上查询现货的办法。',
    outcome: '直播已结束，表格放在“技术资料”里，可以下载。',
    url: '/prefecture',
  },
  {
    ...plain,
    title: 'FPGA 时序收敛实战培训',
    kind: 'training',
    from: -68,
    days: 2,
    place: '杭州市滨江区示例科技园',
    organiser: '示例可编程逻辑社区',
    summary: '两天上机：约束怎么写、跨时钟域、布局规划、看懂时序报告。自带电脑，装好综合工具。',
    outcome: '42 人参加，练习工程和讲义由主办方发给参加者。',
  },
  {
    ...plain,
    title: '华东嵌入式系统展',
    kind: 'exhibition',
    from: -96,
    days: 3,
    place: '上海示例展览馆',
    organiser: '示例会展有限公司',
    summary: '工业控制、人机界面、边缘计算三个展区，同期八场技术论坛。',
  },
  {
    ...plain,
    title: '参考设计征集',
    kind: 'campaign',
    from: -150,
    days: 60,
    place: '',
    organiser: '本站',
    summary: '征集带原理图、PCB 和测试数据的参考设计，审核后发布在“技术资料”里，注明作者。',
    outcome: '收到 31 份，审核通过 12 份，已在“技术资料”发布，作者收到了站内通知。',
  },
  {
    ...plain,
    title: '传感器接口电路研讨会',
    kind: 'seminar',
    from: -200,
    days: 1,
    place: '成都高新区示例会议中心',
    organiser: '示例传感器社区',
    summary: '热电偶、电桥、电流环和电化学传感器的前端电路，各讲一个做成了的例子和一个没有做成的。',
    outcome: '60 人参加，幻灯片由主办方发布。',
  },
];
