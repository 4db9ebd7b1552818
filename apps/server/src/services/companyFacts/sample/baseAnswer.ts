import { SAMPLE_MOBILE } from './caseMaking.ts';
import type { SampleFirm } from './firms.ts';
import type { RawRow } from './rawRows.ts';

/** A day as the provider writes most. */
export const ms = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

/** 818: the registration with contacts. In this answer alone 1 is a person and 2 a company. */
export function baseAnswer(firm: SampleFirm): RawRow {
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
    legalPersonId: firm.kind === 'silent' ? null : (boss?.person.id ?? null),
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
    businessScope: '一般项目：电子元器件的研发、设计与销售；集成电路销售；货物进出口。（样例，没有这家公司）',
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
