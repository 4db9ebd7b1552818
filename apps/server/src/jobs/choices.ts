import type { JobCategory, JobDegree, JobExperience, JobGroup, JobReportKind, JobStage, JobType } from '@chippage/api/types';

/** The area of each category, in the order in which they are shown. */
export const groupOf = {
  digital: 'chip',
  backend: 'chip',
  analog: 'chip',
  layout: 'chip',
  verification: 'chip',
  dft: 'chip',
  rf: 'chip',
  fpga: 'system',
  embedded: 'system',
  hardware: 'system',
  fae: 'system',
  application: 'system',
  process: 'factory',
  equipment: 'factory',
  packaging: 'factory',
  quality: 'factory',
  purchasing: 'business',
  sales: 'business',
  marketing: 'business',
  other: 'other',
} as const satisfies Record<JobCategory, JobGroup>;

/** Every category. */
export const jobCategories = Object.keys(groupOf) as [JobCategory, ...JobCategory[]];
/** Every experience. */
export const jobExperiences = ['any', 'graduate', '0-1', '1-3', '3-5', '5-10', '10+'] as const satisfies JobExperience[];
/** Every degree, the lowest first. */
export const jobDegrees = ['any', 'high_school', 'college', 'bachelor', 'master', 'doctor'] as const satisfies JobDegree[];
/** Every kind of work. */
export const jobTypes = ['full', 'part', 'intern'] as const satisfies JobType[];
/** Every stage of a company. */
export const jobStages = ['none', 'angel', 'a', 'b', 'c', 'd', 'listed', 'unneeded'] as const satisfies JobStage[];
/** Every reason for a report. */
export const jobReportKinds = ['fee', 'discrimination', 'wrong', 'impostor', 'other'] as const satisfies JobReportKind[];

/** The same in words, for operators and for who reported. */
export const jobReportNames: Record<JobReportKind, string> = {
  fee: '收取费用或扣押证件',
  discrimination: '有歧视性内容',
  wrong: '薪资或内容不实',
  impostor: '冒用公司名义',
  other: '其他',
};

/** Cities where companies of the trade look for people, by their codes of GB/T 2260. */
export const cityNames: ReadonlyMap<string, string> = new Map([
  ['440300', '深圳'],
  ['310000', '上海'],
  ['110000', '北京'],
  ['320500', '苏州'],
  ['320200', '无锡'],
  ['320100', '南京'],
  ['330100', '杭州'],
  ['340100', '合肥'],
  ['420100', '武汉'],
  ['510100', '成都'],
  ['610100', '西安'],
  ['500000', '重庆'],
  ['440100', '广州'],
  ['441900', '东莞'],
  ['440400', '珠海'],
  ['441300', '惠州'],
  ['442000', '中山'],
  ['440600', '佛山'],
  ['350200', '厦门'],
  ['350100', '福州'],
  ['350500', '泉州'],
  ['330200', '宁波'],
  ['330400', '嘉兴'],
  ['330600', '绍兴'],
  ['320600', '南通'],
  ['320400', '常州'],
  ['321000', '扬州'],
  ['120000', '天津'],
  ['370100', '济南'],
  ['370200', '青岛'],
  ['210200', '大连'],
  ['210100', '沈阳'],
  ['410100', '郑州'],
  ['430100', '长沙'],
  ['430200', '株洲'],
  ['360100', '南昌'],
  ['130100', '石家庄'],
  ['220100', '长春'],
  ['230100', '哈尔滨'],
  ['450100', '南宁'],
  ['520100', '贵阳'],
  ['530100', '昆明'],
  ['810000', '香港'],
  ['710000', '台湾'],
]);
