import type { AgentRow } from '@chippage/api/types';
import { expect, test } from 'vitest';
import { agentJsonLd } from './agentJsonLd.ts';

const agent: AgentRow = {
  id: 9,
  name: 'Example Trading',
  nameCn: '示例贸易',
  website: 'https://example.com',
  country: 'CN',
  kind: 'independent',
  initial: 'E',
  isSample: false,
  regions: [],
  brandCount: 1,
  verifiedCount: 0,
  brandNames: ['意法半导体'],
  partCount: 0,
  stockedCount: 0,
  stockOn: null,
  line: null,
};
const page = 'https://site.example/agentList/agentDetail/9';
const st = { id: 336, name: 'STMicroelectronics', nameCn: '意法半导体' };

test('公司、它的网站、国家和经营的品牌', () =>
  expect(agentJsonLd('https://site.example', agent, [st])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': page,
    name: '示例贸易',
    alternateName: 'Example Trading',
    url: 'https://example.com',
    address: { '@type': 'PostalAddress', addressCountry: 'CN' },
    brand: [{ '@type': 'Brand', '@id': 'https://site.example/brandDetail/336', name: '意法半导体' }],
    mainEntityOfPage: page,
  }));

test('不知道的不写；虚构的写明', () =>
  expect(agentJsonLd('https://site.example', { ...agent, nameCn: null, website: null, country: null, isSample: true }, [])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': page,
    name: 'Example Trading',
    description: '样例：虚构的公司，只用来演示页面。',
    mainEntityOfPage: page,
  }));
