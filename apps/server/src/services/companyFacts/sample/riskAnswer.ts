import { findFirm, type SampleFirm } from './firms.ts';
import { rawRows, type RawRow } from './rawRows.ts';

const own: readonly [title: string, path: string, tag: string][] = [
  ['失信被执行人', 'jr/dishonest/2.0', '高风险信息'],
  ['被执行人', 'jr/zhixinginfo/2.0', '高风险信息'],
  ['限制消费令', 'jr/consumptionRestriction/2.0', '高风险信息'],
  ['经营异常', 'mr/abnormal/2.0', '警示信息'],
  ['行政处罚', 'mr/punishmentInfo/3.0', '警示信息'],
  ['股权出质', 'mr/equityInfo/2.0', '警示信息'],
  ['法律诉讼', 'jr/lawSuit/3.0', '提示信息'],
  ['开庭公告', 'jr/ktannouncement/2.0', '提示信息'],
];
const historical: readonly [title: string, path: string, tag: string][] = [
  ['历史被执行人', 'hi/zhixing/2.0', '提示信息'],
  ['历史法律诉讼', 'hi/lawSuit/3.0', '提示信息'],
  ['历史经营异常', 'hi/abnormal/2.0', '提示信息'],
];

const nameOf = (row: RawRow) =>
  [row['caseCode'], row['casecode'], row['caseNo'], row['putReason'], row['punishNumber'], row['title'], row['regNumber']].find(Boolean);

const itemsOf = (kinds: typeof own, firm: SampleFirm): RawRow[] =>
  kinds.flatMap(([title, path, tag], type) => {
    const rows = rawRows(path, firm);
    if (rows.length === 0) return [];
    return [
      {
        type,
        title,
        tag,
        total: rows.length,
        list: rows.slice(0, 12).map((row, index) => ({
          id: index + 1,
          title,
          desc: `该公司${title}：${String(nameOf(row))}`,
          riskCount: 1,
          companyId: firm.id,
          companyName: firm.name,
        })),
      },
    ];
  });

/** Lawsuits of the companies that it holds. */
const relatedOf = (firm: SampleFirm): RawRow[] => {
  const list = rawRows('ic/inverst/2.0', firm).flatMap(({ id, name }) => {
    const held = findFirm(String(id));
    const cases = held ? rawRows('jr/lawSuit/3.0', held).length : 0;
    return cases === 0 ? [] : [{ id, desc: `投资的${String(name)}有法律诉讼`, riskCount: cases, companyId: id, companyName: name }];
  });
  return list.length === 0 ? [] : [{ type: 1, title: '法律诉讼', tag: '提示信息', total: list.length, list }];
};

const groupOf = (name: string, list: RawRow[]): RawRow => ({ name, count: list.reduce((sum, { total }) => sum + Number(total), 0), list });

/** 425: four scopes with their kinds. */
export function riskAnswer(firm: SampleFirm): RawRow | null {
  const changes = rawRows('ic/changeinfo/2.0', firm);
  const warnings =
    changes.length === 0
      ? []
      : [
          {
            type: 1,
            title: '工商变更',
            tag: '提示信息',
            total: changes.length,
            list: changes
              .slice(0, 10)
              .map(({ changeItem, id }) => ({ id, desc: `${String(changeItem)}`, riskCount: 1, companyId: firm.id, companyName: firm.name })),
          },
        ];
  const groups = [
    groupOf('自身风险', itemsOf(own, firm)),
    groupOf('周边风险', relatedOf(firm)),
    groupOf('历史风险', itemsOf(historical, firm)),
    groupOf('预警提醒', warnings),
  ];
  const tags = itemsOf(own, firm).map(({ tag }) => tag);
  const level = tags.includes('高风险信息') ? '高' : tags.includes('警示信息') ? '中' : tags.length > 0 ? '低' : '无';
  return { riskLevel: level, riskList: groups };
}
