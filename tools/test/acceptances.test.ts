// docs/security/acceptances.md says which test proves which acceptance; here it is held to that.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { proofsIn, withoutTest } from './proofs.ts';
import { ourFiles, read, root } from './sourceFiles.ts';

const COUNT = 73;
const rows = [...read('docs/security/acceptances.md').matchAll(/^\| (\d+) +\| ([^|]+)\| ([^|]+)\| (.+?) *\|$/gm)].map(([, no, asvs, wanted, proofs]) => ({
  no: Number(no),
  asvs: asvs?.trim() ?? '',
  wanted: wanted?.trim() ?? '',
  proofs: proofsIn(proofs ?? ''),
  notYet: /^还不适用：(.+)/.exec(proofs ?? '')?.[1] ?? '',
}));

const dependencies = () => Object.keys((JSON.parse(read('apps/server/package.json')) as { dependencies: Record<string, string> }).dependencies);

/** What would make an acceptance apply that does not yet: none of these may be there. */
const signsOf: Readonly<Record<number, () => readonly string[]>> = {
  44: () => ourFiles('packages/api/contract/**/*.tsp').filter((file) => /text\/csv|spreadsheetml|ms-excel/.test(read(file))),
  52: () => dependencies().filter((name) => /yauzl|unzip|fflate|jszip|adm-zip|read-excel|xlsx|exceljs|\btar\b|archive|7z/.test(name)),
  73: () => ourFiles('packages/api/contract/{companies,companies/*}.tsp'),
};

it('编号从 1 到 73，一个不少，各有 ASVS 的编号和一句要求', () => {
  expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
  for (const { no, asvs, wanted } of rows) {
    expect(asvs, `${no}`).toMatch(/^\d+\.\d+(\.\d+)?([、–]\d+\.\d+\.\d+)*$/);
    expect(wanted, `${no}`).toMatch(/[一-龥]{2}/);
  }
});

it.each(rows)('$no $wanted：有测试证明，或写明为什么还不适用', ({ no, proofs, notYet }) => {
  expect(proofs.length > 0).toBe(notYet === '');
  expect(withoutTest(proofs)).toEqual([]);
  expect(notYet === '' ? [] : (signsOf[no]?.() ?? ['nothing watches it'])).toEqual([]);
});

it('契约说的每种会员之物，都有测试让别人去取', () => {
  const owners = new Set(
    ourFiles('packages/api/contract/**/*.tsp').flatMap((file) => [...read(file).matchAll(/"x-owner", "(\w+)"/g)].map(([, owner]) => owner ?? '')),
  );
  const inMall = read('apps/server/test/security/mall.test.ts');
  const elsewhere = [
    'notice',
    'comment',
    'session',
    'passkey',
    'specUpload',
    'visit',
    'bom',
    'entry',
    'claimProof',
    'correctionProof',
    'licenceFile',
    'invitation',
    'companyMember',
    'contact',
    'knownContact',
    'partedUpload',
    'takedown',
    'savedSearch',
    'boardRow',
    'quote',
    'quoteFile',
    'orderRequest',
    'productionLine',
    'productionFile',
    'promotion',
    'excelTask',
    'diskItem',
    'diskFolder',
    'diskUpload',
    'diskShare',
    'ownResource',
    'ownArticle',
    'articleVersion',
    'articlePicture',
    'conversation',
    'chatFile',
    'ownJob',
    'application',
    'jobApplication',
    'resume',
    'circlePost',
  ];
  expect([...owners].filter((owner) => !elsewhere.includes(owner) && !new RegExp(`^ {4}${owner}: `, 'm').test(inMall))).toEqual([]);
  expect(owners.size).toBeGreaterThan(12);
});

it('docs/reliability.md 写的每个测试和源文件都在', () => {
  const named = [...read('docs/reliability.md').matchAll(/`((?:apps|tools)\/[^`]+\.ts)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
});
