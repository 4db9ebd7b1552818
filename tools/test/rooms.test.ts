// The contract, the server, features and the portal's routes have the same domains with the same parts.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BESIDE_DOMAINS, BESIDE_PARTS, roomsOfContract, WITHOUT_CONTRACT } from './rooms.ts';
import { ourFiles, read, root } from './sourceFiles.ts';

const rooms = roomsOfContract();
const levels = { features: 'packages/features/src', routes: 'apps/portal/src/routes', server: 'apps/server/src' } as const;
// Git keeps no empty folders, but a checkout that has seen a move does.
const foldersOf = (path: string) =>
  readdirSync(`${root}/${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(`${root}/${path}/${entry.name}`).length > 0)
    .map(({ name }) => name);

describe('the contract', () => {
  it('has a folder for each domain with parts, and a file for each part', () => {
    const withParts = Object.keys(rooms).filter((domain) => rooms[domain]?.length);
    expect(foldersOf('packages/api/contract').toSorted()).toEqual(withParts.toSorted());
    for (const domain of withParts) {
      const files = readdirSync(`${root}/packages/api/contract/${domain}`).map((file) => file.replace('.tsp', ''));
      expect([domain, ...files.toSorted()]).toEqual([domain, ...(rooms[domain] ?? []).toSorted()]);
    }
  });
});

describe.each(Object.entries(levels) as [keyof typeof levels, string][])('%s', (level, path) => {
  it('has the domains of the contract and no others', () => {
    const allowed: readonly string[] = [...Object.keys(rooms), ...WITHOUT_CONTRACT[level], ...BESIDE_DOMAINS[level]];
    expect(foldersOf(path).filter((folder) => !allowed.includes(folder))).toEqual([]);
  });

  it.each(Object.entries(rooms).filter(([, parts]) => parts.length > 0))('divides %s as the contract does', (domain, parts) => {
    const allowed = [...parts, ...(BESIDE_PARTS[level] ?? []), ...(BESIDE_PARTS[`${level}/${domain}`] ?? [])];
    const folders = foldersOf(path).includes(domain) ? foldersOf(`${path}/${domain}`) : [];
    expect(folders.filter((folder) => !allowed.includes(folder))).toEqual([]);
  });
});

it('every part of a domain has a folder on at least two levels', () => {
  const places = Object.entries(rooms).flatMap(([domain, parts]) =>
    parts.map((part) => ({ part: `${domain}/${part}`, count: Object.values(levels).filter((path) => foldersOf(`${path}/${domain}`).includes(part)).length })),
  );
  expect(places.filter(({ count }) => count < 2)).toEqual([]);
});

it("the server answers each operation in the folder of the contract's file that states it", () => {
  // Every file of handlers names its operations: `Handlers<'x' | 'y'>`, or a type with that list; a comparison names none.
  const files = ourFiles(`${levels.server}/**/*.handlers.ts`).map((file) => ({
    folder: file.slice(levels.server.length + 1, file.lastIndexOf('/')),
    source: read(file),
  }));
  const { paths }: { paths: Record<string, Record<string, { operationId: string; 'x-area': string }>> } = JSON.parse(read('packages/api/openapi.json'));
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const wrong = operations.flatMap(({ operationId, 'x-area': area }) => {
    const folders = files.filter(({ source }) => new RegExp(`(?<![=!])[|<=]\\s*'${operationId}'`).test(source)).map(({ folder }) => folder);
    return folders.length === 1 && folders[0] === area ? [] : [`${operationId}: ${area}, not ${folders.join(' and ') || 'anywhere'}`];
  });
  expect(wrong).toEqual([]);
  expect(operations.length).toBeGreaterThan(200);
});
