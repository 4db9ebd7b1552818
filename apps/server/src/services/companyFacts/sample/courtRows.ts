import { samplePeople } from './firms.ts';
import type { RowMaking, RowSource } from './rawRows.ts';

/** What the provider sends and the portal never says: numbers of a region that is given to nobody, and phones of nobody. */
export const SAMPLE_CARD = '990101199003079935';
export const SAMPLE_MOBILE = '13899990000';
export const SAMPLE_JUDGE_PHONE = '0755-99990000';

const causes = ['买卖合同纠纷', '承揽合同纠纷', '劳动争议', '侵害发明专利权纠纷', '票据追索权纠纷'];
const caseNo = ({ firm, n, pick }: RowMaking, kind: string) => `（${pick([2021, 2022, 2023, 2024])}）示${firm.id % 1000}${kind}${1000 + n * 7}号`;
const court = ({ firm }: RowMaking) => `${firm.city}市示例区人民法院`;
const someone = ({ n }: RowMaking) => samplePeople[(n * 5 + 3) % samplePeople.length]?.name ?? '';
const other = ({ n }: RowMaking) => `示例对方${n + 1}号（东莞）有限公司`;
const money = ({ random }: RowMaking) => `${Math.round(random() * 900_000 + 5000)}`;

/** The eleven tables of courts. */
export const courtRows: Readonly<Record<string, RowSource>> = {
  'jr/courtRegister/2.0': {
    most: 2,
    chance: 0.3,
    full: 4,
    row: (making) => ({
      caseNo: caseNo(making, '民初'),
      caseReason: making.pick(causes),
      court: court(making),
      plaintiff: other(making),
      defendant: making.firm.name,
      third: making.n % 2 ? someone(making) : '',
      filingDate: making.day(),
      juge: '示例法官',
      assistant: SAMPLE_MOBILE,
      litigantGids: SAMPLE_CARD,
    }),
  },
  'jr/ktannouncement/2.0': {
    most: 2,
    chance: 0.3,
    full: 5,
    row: (making) => ({
      id: making.n + 1,
      caseNo: caseNo(making, '民初'),
      caseReason: making.pick(causes),
      court: court(making),
      plaintiff: [{ id: 1, name: other(making), type: 1 }],
      defendant: [{ id: making.firm.id, name: making.firm.name, type: 1 }],
      startDate: `${making.day()} 09:30`,
      judge: '示例法官',
      courtroom: '第三法庭',
    }),
  },
  'jr/lawSuit/3.0': {
    most: 4,
    chance: 0.4,
    full: 73,
    row: (making) => ({
      uuid: `sample-${making.firm.id}-${making.n}`,
      title: `${other(making)}与${making.firm.name}${causes[making.n % causes.length]}一审民事判决书`,
      caseNo: caseNo(making, '民初'),
      caseReason: causes[making.n % causes.length],
      court: court(making),
      caseMoney: `${money(making)}元`,
      docType: '民事判决书',
      judgeTime: making.ms(),
      submitTime: making.ms(),
      casePersons: [{ role: '被告', name: making.firm.name, type: 1 }],
    }),
  },
  'jr/courtAnnouncement/2.0': {
    most: 2,
    chance: 0.25,
    full: 3,
    row: (making) => ({
      id: making.n + 1,
      bltntypename: making.pick(['起诉状副本及开庭传票', '裁判文书', '公示催告']),
      party1: other(making),
      party2: making.firm.name,
      courtcode: court(making),
      publishdate: making.day(),
      judge: '示例法官',
      judgephone: SAMPLE_JUDGE_PHONE,
      mobilephone: SAMPLE_MOBILE,
      caseno: '',
      content: `${someone(making)}，男，1990年3月7日出生，住广东省示例市示例路 9 号 901 室，公民身份号码${SAMPLE_CARD}：本院受理${other(making)}诉你${making.pick(causes)}一案，已审理终结。限你自公告之日起六十日内来本院领取民事判决书，逾期即视为送达。承办法官联系电话：${SAMPLE_JUDGE_PHONE}，手机 138 9999 0000。`,
    }),
  },
  'jr/sendAnnouncement/2.0': {
    most: 2,
    chance: 0.2,
    full: 3,
    row: (making) => ({
      title: `${making.firm.name}送达公告`,
      plaintiff: other(making),
      defendant: making.firm.name,
      caseReason: making.pick(causes),
      court: court(making),
      content: `电话：${SAMPLE_JUDGE_PHONE}`,
      startDate: making.day(),
    }),
  },
  'jr/zhixinginfo/2.0': {
    most: 2,
    chance: 0.25,
    full: 3,
    row: (making) => ({
      id: making.n + 1,
      pname: making.firm.name,
      caseCode: caseNo(making, '执'),
      execCourtName: court(making),
      execMoney: money(making),
      caseCreateTime: making.ms(),
      partyCardNum: SAMPLE_CARD,
    }),
  },
  'jr/dishonest/2.0': {
    most: 1,
    chance: 0.08,
    full: 2,
    row: (making) => ({
      iname: making.firm.name,
      cardnum: SAMPLE_CARD,
      businessentity: someone(making),
      casecode: caseNo(making, '执'),
      courtname: court(making),
      areaname: '示例省',
      duty: `支付货款${money(making)}元及利息；被执行人身份证号${SAMPLE_CARD}`,
      performance: '全部未履行',
      disrupttypename: '其他有履行能力而拒不履行生效法律文书确定义务',
      regdate: making.ms(),
      publishdate: making.ms(),
    }),
  },
  'jr/consumptionRestriction/2.0': {
    most: 1,
    chance: 0.1,
    full: 3,
    row: (making) => ({
      id: making.n + 1,
      caseCode: caseNo(making, '执'),
      xname: someone(making),
      hcgid: 'sample',
      qyinfo: making.firm.name,
      cid: making.firm.id,
      applicant: other(making),
      applicantCid: '',
      caseCreateTime: making.ms(),
      publishDate: making.ms(),
      filePath: 'https://example.invalid/1.pdf',
    }),
  },
  'jr/endCase/2.0': {
    most: 1,
    chance: 0.1,
    full: 2,
    row: (making) => ({
      id: making.n + 1,
      zname: making.firm.name,
      cardNum: SAMPLE_CARD,
      caseCode: caseNo(making, '执'),
      execCourtName: court(making),
      execMoney: money(making),
      noExecMoney: `${Math.round(making.random() * 5000)}`,
      caseCreateTime: making.ms(),
      caseFinalTime: making.ms(),
    }),
  },
  'jr/bankruptcy/2.0': {
    most: 1,
    chance: 0.03,
    full: 1,
    row: (making) => ({
      caseNo: caseNo(making, '破申'),
      caseType: '破产审查案件',
      applicant: [{ id: 1, name: other(making) }],
      respondent: [{ id: making.firm.id, name: making.firm.name }],
      court: `${making.firm.city}市示例中级人民法院`,
      submitTime: making.ms(),
    }),
  },
  'v4/open/judicial': {
    most: 1,
    chance: 0.06,
    full: 2,
    row: (making) => ({
      assId: making.n + 1,
      executedPerson: someone(making),
      licenseNum: SAMPLE_CARD,
      equityAmount: '500万人民币',
      executeNoticeNum: caseNo(making, '执'),
      executiveCourt: court(making),
      typeState: '股权冻结|冻结',
      publicityDate: making.day(),
    }),
  },
};
