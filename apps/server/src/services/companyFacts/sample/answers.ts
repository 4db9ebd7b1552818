import type { Params } from '../transport.ts';
import { SAMPLE_CARD, SAMPLE_MOBILE } from './courtRows.ts';
import { findFirm, type SampleFirm, sampleFirms } from './firms.ts';
import { peopleAnswer } from './peopleAnswers.ts';
import { rawRows, type RawRow } from './rawRows.ts';
import { riskAnswer } from './riskAnswer.ts';
import { searchAnswer } from './searchAnswer.ts';

const ms = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

/** 818: the registration with contacts. In this answer alone 1 is a person and 2 a company. */
function baseAnswer(firm: SampleFirm): RawRow {
  const [boss] = firm.staff;
  const isGone = firm.state === '注销';
  return {
    id: firm.id,
    name: firm.name,
    property3: firm.nameEn,
    alias: '示例',
    historyNameList: firm.formerNames,
    historyNames: firm.formerNames.map((name) => `${name};`).join(''),
    regStatus: firm.state,
    regCapital: `${firm.capital}万人民币`,
    regCapitalCurrency: '人民币',
    actualCapital: firm.paidIn === null ? null : `${firm.paidIn}万人民币`,
    legalPersonName: boss?.person.name ?? '',
    legalPersonId: boss?.person.id ?? null,
    type: 1,
    creditCode: firm.creditCode,
    taxNumber: firm.creditCode,
    regNumber: firm.registerNumber,
    orgNumber: `MA${firm.creditCode.slice(10, 17)}`,
    companyOrgType: '有限责任公司（自然人投资或控股）',
    industry: firm.industry,
    industryAll: { category: firm.industry === '批发业' ? '批发和零售业' : '制造业', categoryBig: firm.industry },
    estiblishTime: ms(firm.setUp),
    fromTime: ms(firm.setUp),
    toTime: null,
    approvedTime: ms('2025-03-18'),
    regInstitute: `${firm.city}市示例市场监督管理局`,
    regLocation: `${firm.city}市示例区示例路 ${firm.id % 100} 号（样例地址，并不存在）`,
    city: firm.city === '香港' ? '香港' : `${firm.city}市`,
    base: '示例',
    businessScope: '一般项目：电子元器件的研发、设计与销售；集成电路销售；货物进出口。（样例，没有这家企业）',
    staffNumRange: firm.insured === null ? '' : firm.insured < 50 ? '小于50人' : '100-499人',
    socialStaffNum: firm.insured,
    isMicroEnt: firm.capital <= 500 ? 1 : 0,
    tags: firm.insured !== null && firm.insured > 100 ? '高新技术企业;专精特新' : '小微企业',
    phoneNumber: firm.id % 3 === 0 ? SAMPLE_MOBILE : `0755-999${`${firm.id % 100_000}`.padStart(5, '0')};${SAMPLE_MOBILE}`,
    email: `info@shili-${firm.id}.example`,
    websiteList: `www.shili-${firm.id}.example`,
    bondName: firm.kind === 'full' ? '示例全景' : null,
    bondNum: firm.kind === 'full' ? '999999' : null,
    cancelDate: isGone ? ms('2024-11-20') : null,
    cancelReason: isGone ? '决议解散' : '',
    revokeDate: firm.state.startsWith('吊销') ? ms('2023-08-09') : null,
    revokeReason: firm.state.startsWith('吊销') ? '公司成立后无正当理由超过六个月未开业' : '',
  };
}

/** 825: all reports at once. */
function reportsAnswer(firm: SampleFirm): RawRow[] {
  if (firm.kind === 'silent') return [];
  const isSaid = firm.id % 2 === 0 || firm.kind === 'full';
  const sum = (part: number) => (isSaid ? `${Math.round(firm.capital * part)}万元` : '企业选择不公示');
  return [2025, 2024, 2023].map((year) => ({
    releaseTime: `${year + 1}-05-${10 + (firm.id % 15)}`,
    baseInfo: {
      reportYear: `${year}`,
      companyName: firm.name,
      creditCode: firm.creditCode,
      phoneNumber: firm.id % 2 ? SAMPLE_MOBILE : '0755-99991234',
      postalAddress: `${firm.city}市示例区示例路 ${firm.id % 100} 号`,
      email: `report@shili-${firm.id}.example`,
      manageState: firm.state === '注销' ? '歇业' : '开业',
      employeeNum: firm.insured === null ? '企业选择不公示' : `${firm.insured}人`,
      totalAssets: sum(2.4),
      totalEquity: sum(1.3),
      totalSales: sum(3.1),
      primeBusProfit: sum(3),
      totalProfit: sum(0.3),
      retainedProfit: sum(0.24),
      totalTax: sum(0.11),
      totalLiability: sum(1.1),
      operatorIdNumber: SAMPLE_CARD,
    },
    webInfoList: [{ webType: '网站', name: '示例官网', website: `www.shili-${firm.id}.example` }],
    shareholderList: firm.holders.map(({ person, percent }) => ({
      investorName: person.name,
      subscribeAmount: `${Math.round((firm.capital * percent) / 100)}万人民币`,
      subscribeTime: firm.setUp,
      subscribeType: '货币',
      paidAmount: `${Math.round((firm.capital * percent) / 200)}万元`,
      paidTime: firm.setUp,
      paidType: '货币',
    })),
    outboundInvestmentList: rawRows('ic/inverst/2.0', firm).map(({ id, name, creditCode }) => ({ id, outcompanyName: name, creditCode })),
    equityChangeInfoList:
      firm.kind === 'full' ? [{ investorName: firm.holders[0]?.person.name, ratioBefore: '80%', ratioAfter: '60%', changeTime: `${year}-06-01` }] : [],
    outGuaranteeInfoList:
      firm.kind === 'full'
        ? [{ creditor: '示例银行股份有限公司深圳分行', obligor: firm.name, creditoType: '合同', creditoAmount: '200万元', guaranteeWay: '连带责任保证' }]
        : [],
    changeRecordList: firm.kind === 'full' ? [{ changeItem: '从业人数', changeTime: `${year + 1}-06-01`, contentBefore: '10', contentAfter: '12' }] : [],
    reportSocialSecurityInfo:
      firm.insured === null
        ? null
        : {
            endowmentInsurance: `${firm.insured}人`,
            unemploymentInsurance: `${firm.insured}人`,
            medicalInsurance: `${firm.insured}人`,
            employmentInjuryInsurance: `${firm.insured}人`,
            maternityInsurance: '0人',
          },
  }));
}

/** Lists that come in one answer of the former registration. */
const formerLists = (firm: SampleFirm) => ({
  historyNameList: firm.formerNames.map((name, index) => ({
    id: index + 1,
    name,
    startTime: ms(`${2003 + index * 4}-03-01`),
    time: ms(`${2007 + index * 4}-03-01`),
  })),
  locationList: rawRows('hi/ic/2.0#locationList', firm),
  pastLegalPersonList: rawRows('hi/ic/2.0#pastLegalPersonList', firm),
});

const isSaying = (lists: Record<string, unknown[]>) => Object.values(lists).some((list) => list.length > 0);

function wholeAnswer(path: string, firm: SampleFirm): unknown {
  if (path === 'ic/baseinfoV2/2.0') return baseAnswer(firm);
  if (firm.kind === 'silent') return null;
  if (path === 'risk/riskInfo/2.0') return riskAnswer(firm);
  if (path === 'ic/snapshot') return { url: `https://snapshot.example/${firm.id}.png`, time: Date.parse('2026-03-02T10:00:00+08:00') };
  if (path === 'hi/ic/2.0') return isSaying(formerLists(firm)) ? formerLists(firm) : null;
  if (path === 'hi/members') {
    const pastStafferList = rawRows('hi/members#pastStafferList', firm);
    return pastStafferList.length > 0 ? { pastStafferList: [pastStafferList], pastLegalPersonList: [], pastholderList: [] } : null;
  }
  return rawRows(path, firm)[0] ?? null;
}

const whole = new Set(['ic/baseinfoV2/2.0', 'risk/riskInfo/2.0', 'ic/snapshot', 'hi/ic/2.0', 'hi/members', 'mr/briefCancel/2.0', 'mr/liquidating/2.0']);

/** The provider never gives more at once, whatever is asked for. */
const MOST_ROWS = 20;

function pageAnswer(rows: readonly unknown[], { pageNum = '1', pageSize = '20' }: Params): unknown {
  const size = Math.min(MOST_ROWS, Math.max(1, Number(pageSize) || MOST_ROWS));
  const items = rows.slice((Number(pageNum) - 1) * size, Number(pageNum) * size);
  return items.length === 0 ? null : { total: rows.length, items };
}

/** Rows of the tables that stand in the company itself. */
function ownRows(path: string, firm: SampleFirm): RawRow[] | null {
  if (firm.kind === 'silent') return null;
  if (path === 'ic/staff/2.0')
    return firm.staff.map(({ person, posts }) => ({ id: person.id, name: person.name, type: 2, typeJoin: posts, staffTypeName: posts.join(','), toco: 3 }));
  if (path === 'ic/holder/2.0')
    return firm.holders.map(({ person, percent }) => ({
      id: person.id,
      name: person.name,
      type: 2,
      capital: [{ amomon: `${Math.round((firm.capital * percent) / 100)}万人民币`, percent: `${percent}.00%`, time: firm.setUp, paymet: '货币' }],
      capitalActl: [],
    }));
  return null;
}

/** What the provider answers about the sample; null is nothing. */
export function sampleResult(path: string, params: Params): unknown {
  if (path === 'search/2.0') return pageAnswer(searchAnswer(params['word'] ?? '', sampleFirms), params);
  if (path === 'v4/open/allCompanys') return peopleAnswer(params);
  const firm = findFirm(params['keyword'] ?? '');
  if (!firm) return null;
  if (path === 'ic/annualreport/2.0') {
    const reports = reportsAnswer(firm);
    return reports.length === 0 ? null : { total: reports.length, items: reports };
  }
  return whole.has(path) ? wholeAnswer(path, firm) : pageAnswer(ownRows(path, firm) ?? rawRows(path, firm), params);
}
