import { SAMPLE_CARD, SAMPLE_MOBILE } from './caseMaking.ts';
import type { SampleFirm } from './firms.ts';
import { rawRows, type RawRow } from './rawRows.ts';

/** 825: all reports at once. */
export function reportsAnswer(firm: SampleFirm): RawRow[] {
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
