import { describe, expect, it } from 'vitest';
import { withParams } from '../../i18n/paths/links.ts';
import { askedParams, askedVariables, parseAsked } from './asked.ts';

const parse = (query: string) => parseAsked(new URLSearchParams(query));

describe('助手的网址', () => {
  it('问题与改过的筛选都在网址里，写出来再读回去一样', () => {
    const asked = parse('q=LDO&changed=1&category=power/ldo&brand=3&package=SOT-23-5&lifecycle=active&stock=1&filter=voutV:3.3..3.3&filter=dielectric:X7R|X5R');
    expect(asked.changed).toMatchObject({ category: 'power/ldo', brandIds: [3], inStock: true, filters: ['voutV:3.3..3.3', 'dielectric:X7R|X5R'] });
    expect(parse(withParams('/ai', askedParams(asked)).split('?')[1] ?? '')).toEqual(asked);
  });

  it('没有脚本的表单：一端一个字段，几个值各一个框', () => {
    expect(parse('changed=1&low.capacitancePF=4.7&high.capacitancePF=10&scale.capacitancePF=1000000').changed?.filters).toEqual([
      'capacitancePF:4700000..10000000',
    ]);
    expect(parse('changed=1&low.ioutA=1&scale.ioutA=x').changed?.filters).toEqual(['ioutA:1..']);
    expect(parse('changed=1&low.ioutA=1&high.ioutA=&filter=core:M3&filter=core:M4').changed?.filters).toEqual(['ioutA:1..', 'core:M3|M4']);
  });

  it('读不通的都不要', () => {
    const odd = parse('q=%00x&changed=1&category=A%20B&brand=-1&brand=x&lifecycle=dead&filter=:1&filter=a&low.1x=2&low.ok=abc&high.ok=1e999999');
    expect(odd).toEqual({ question: 'x', changed: { words: '', category: null, brandIds: [], packages: [], lifecycles: [], inStock: false, filters: [] } });
    expect(askedVariables(parse('q=LDO'))).toEqual({ question: 'LDO' });
  });
});
