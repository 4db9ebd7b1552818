import { describe, expect, it } from 'vitest';
import { relations } from '../../companies.fixtures.ts';
import { layRelations, nameLines, NODE } from './relationsLayout.ts';

describe('关系图的位置', () => {
  const layout = layRelations(relations);

  it('持有的在左，公司在中，被持有的在右', () => {
    expect(layout.nodes.map(({ key, x }) => [key, x / (NODE.width + NODE.gapX)])).toEqual([
      ['c31', 0],
      ['p7001', 0],
      ['c12', 1],
      ['c44', 2],
      ['c45', 2],
    ]);
  });

  it('两家之间的几种关系是一条线', () => {
    const line = layout.edges.find(({ key }) => key === 'p7001 c12');
    expect(line?.kinds.map(({ label }) => label)).toEqual(['35%', '法定代表人']);
    expect(layout.edges).toHaveLength(4);
  });

  it('框不重叠，也不出界', () => {
    for (const a of layout.nodes) {
      expect(a.x + NODE.width).toBeLessThanOrEqual(layout.width);
      expect(a.y + NODE.height).toBeLessThanOrEqual(layout.height);
      const over = layout.nodes.filter((b) => b !== a && b.x === a.x && Math.abs(a.y - b.y) < NODE.height);
      expect(over).toEqual([]);
    }
  });

  it('一列画到 10 个为止；通到没画的那些的线也不画', () => {
    const many = {
      nodes: [relations.nodes[0]!, ...Array.from({ length: 14 }, (_, at) => ({ ...relations.nodes[3]!, key: `c${100 + at}` }))],
      relations: Array.from({ length: 14 }, (_, at) => ({ from: 'c12', to: `c${100 + at}`, kind: 'holds' as const, label: null })),
    };
    const drawn = layRelations(many);
    expect(drawn.nodes).toHaveLength(11);
    expect(drawn.edges).toHaveLength(10);
  });

  it('什么也没有', () => {
    expect(layRelations({ nodes: [], relations: [] })).toEqual({ nodes: [], edges: [], width: 0, height: 0 });
  });
});

describe('名称分两行', () => {
  it.each([
    ['李示例', ['李示例']],
    ['示例现货电子（深圳）有限公司', ['示例现货电子（深圳）有限公司']],
    ['示例现货电子元器件（深圳）有限公司', ['示例现货电子元器件（深圳）', '有限公司']],
    ['示'.repeat(40), ['示'.repeat(14), `${'示'.repeat(13)}…`]],
    ['𠮷'.repeat(15), ['𠮷'.repeat(14), '𠮷']],
  ])('%s', (name, lines) => {
    expect(nameLines(name).join('|').replaceAll('|', '')).toBe(lines.join(''));
    expect(nameLines(name)).toHaveLength(lines.length);
  });
});
