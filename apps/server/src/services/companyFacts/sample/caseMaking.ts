import { samplePeople } from './firms.ts';
import type { RowMaking } from './rawRows.ts';

/** What the provider sends and the portal never says: numbers of a region that is given to nobody, and phones of nobody. */
export const SAMPLE_CARD = '990101199003079935';
export const SAMPLE_MOBILE = '13899990000';
export const SAMPLE_JUDGE_PHONE = '0755-98760123';

export const causes = ['买卖合同纠纷', '承揽合同纠纷', '劳动争议', '侵害发明专利权纠纷', '票据追索权纠纷'];
export const caseNo = ({ firm, n, day }: RowMaking, kind: string) => `（${day().slice(0, 4)}）示${firm.id % 1000}${kind}${1000 + n * 7}号`;
export const court = ({ firm }: RowMaking) => `${firm.city}市示例区人民法院`;
export const someone = ({ n }: RowMaking) => samplePeople[(n * 5 + 3) % samplePeople.length]?.name ?? '';
export const other = ({ n }: RowMaking) => `示例对方${n + 1}号（东莞）有限公司`;
export const money = ({ random }: RowMaking) => `${Math.round(random() * 900_000 + 5000)}`;
