import type { RegistryRole } from '@chippage/api/types';
import type { SnapshotFact } from '../port.ts';
import { first, type Raw, rawList, rawOf, rowsOf } from './raw.ts';
import { plainText } from './texts.ts';
import { idOf, percent, plainDate, stateOf } from './values.ts';

const orNull = (text: string) => (text === '' ? null : text);

/** Posts as a list or as a text with signs between. */
function rolesOf(raw: Raw): string[] {
  const value = first(raw, 'typeJoin', 'roles', 'role', 'type');
  const items = Array.isArray(value) ? value : plainText(value).split(/[;；,，、/]/u);
  return [...new Set(items.slice(0, 20).map((item) => plainText(item, 30)))].filter((role) => role !== '' && !/^\d+$/u.test(role));
}

function roleOf(raw: Raw): RegistryRole | null {
  const id = idOf(first(raw, 'cid', 'id'));
  const name = plainText(raw['name']);
  if (id === null || name === '') return null;
  const stateText = plainText(raw['regStatus']);
  return {
    company: { id, name },
    state: stateText === '' ? null : stateOf(stateText),
    stateText: orNull(stateText),
    roles: rolesOf(raw),
    percent: percent(raw['percent']),
    setUpDate: plainDate(raw['estiblishTime']),
    place: orNull(plainText(first(raw, 'city', 'base'))),
  };
}

/** Companies of a person, each once with all posts. */
export function readRoles(result: unknown): { roles: RegistryRole[]; total: number } {
  const { rows, total } = rowsOf(result);
  const byCompany = new Map<number, RegistryRole>();
  for (const role of rows.flatMap((raw) => roleOf(raw) ?? [])) {
    const known = byCompany.get(role.company.id);
    byCompany.set(role.company.id, known ? { ...known, percent: known.percent ?? role.percent, roles: [...new Set([...known.roles, ...role.roles])] } : role);
  }
  const roles = [...byCompany.values()];
  return { roles, total: total > rows.length ? total : roles.length };
}

/** The name of a person in a list of staff or holders; '' where nobody has this number. */
export const nameIn = (result: unknown, id: number): string =>
  plainText(rowsOf(result).rows.find((raw) => idOf(raw['id']) === id && Number(raw['type']) !== 1)?.['name']);

/** Where the picture of a registration is: an address, or an object with one. */
export function readSnapshot(result: unknown): SnapshotFact {
  const raw = rawOf(result) ?? rawList(result, 1)[0] ?? { url: result };
  const address = first(raw, 'url', 'snapshotUrl', 'snapshot', 'pic');
  const url = typeof address === 'string' ? URL.parse(address.slice(0, 2000)) : null;
  const said = first(raw, 'time', 'snapshotTime', 'updateTime');
  const at = typeof said === 'number' ? new Date(said) : new Date(`${plainDate(said) ?? ''}T00:00:00+08:00`);
  return { time: Number.isNaN(at.getTime()) || said === null ? null : at.toISOString(), pictureUrl: url?.protocol === 'https:' ? url.href : null };
}
