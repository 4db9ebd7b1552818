import type { RegistryField, RegistryValue } from '@chippage/api/types';
import { first, type Raw, rawList, rawOf } from './raw.ts';
import { LONG, plainNumber, plainText } from './texts.ts';
import { idOf, percent, plainDate, yuan } from './values.ts';

/** What a row says in a field; null: nothing. */
type Said = Omit<RegistryValue, 'field'> | null;

/** Reads a field of a row. */
export type FieldOf = (raw: Raw) => Said;

const said = (text: string | null, companyId: number | null = null, personId: number | null = null): Said =>
  text === null || text === '' ? null : { text, companyId, personId };

/** Text at the first of several places. */
export const text =
  (...paths: string[]): FieldOf =>
  (raw) =>
    said(plainText(first(raw, ...paths)));

/** A longer text. */
export const long =
  (...paths: string[]): FieldOf =>
  (raw) =>
    said(plainText(first(raw, ...paths), LONG));

/** A number of a document. */
export const code =
  (...paths: string[]): FieldOf =>
  (raw) =>
    said(plainNumber(first(raw, ...paths)));

/** A day. */
export const date =
  (...paths: string[]): FieldOf =>
  (raw) =>
    said(plainDate(first(raw, ...paths)));

/** An amount in yuan. */
export const sum =
  (...paths: string[]): FieldOf =>
  (raw) =>
    said(yuan(first(raw, ...paths)));

/** A share. */
export const share =
  (...paths: string[]): FieldOf =>
  (raw) =>
    said(percent(first(raw, ...paths)));

/** Who or which company: `type` says it, 1 a company and 2 a person; without it the names of the fields do. */
export function party(name: string, ids: { company?: string; person?: string; either?: string; type?: string }): FieldOf {
  return (raw) => {
    const { company, person, either, type } = ids;
    const kind = type === undefined ? null : Number(first(raw, type));
    const id = either === undefined ? null : idOf(first(raw, either));
    const companyId = company === undefined ? (kind === 1 ? id : null) : idOf(first(raw, company));
    const personId = person === undefined ? (kind === 2 ? id : null) : idOf(first(raw, person));
    return said(plainText(first(raw, name)), companyId, companyId === null ? personId : null);
  };
}

/** Names of a list, or the text that stands for one. */
export const names =
  (...paths: string[]): FieldOf =>
  (raw) => {
    const value = first(raw, ...paths);
    if (!Array.isArray(value)) return said(plainText(value));
    const each = value.slice(0, 20).map((item) => plainText(rawOf(item)?.['name'] ?? item));
    return said(each.filter(Boolean).join('、'));
  };

/** Who stands on which side of a case: `原告：…；被告：…`. */
export const sides =
  (...roles: readonly [words: string, path: string][]): FieldOf =>
  (raw) => {
    const each = roles.flatMap(([words, path]) => {
      const found = names(path)(raw);
      return found ? [`${words}：${found.text}`] : [];
    });
    return said(each.join('；'));
  };

/** The newest of a list of states, or the state itself. */
export const newestState =
  (...paths: string[]): FieldOf =>
  (raw) => {
    const value = first(raw, ...paths);
    const [newest] = Array.isArray(value)
      ? rawList(value, 50).toSorted((a, b) => `${plainDate(b['date']) ?? ''}`.localeCompare(`${plainDate(a['date']) ?? ''}`))
      : [];
    return said(plainText(newest ? first(newest, 'status', 'lawStatus') : value));
  };

/** Several fields that together make one text. */
export const joined =
  (separator: string, ...fields: FieldOf[]): FieldOf =>
  (raw) =>
    said(fields.flatMap((field) => field(raw)?.text ?? []).join(separator));

/** Reads the fields of a row, in their order. */
export const valuesOf = (raw: Raw, fields: Readonly<Partial<Record<RegistryField, FieldOf>>>): RegistryValue[] =>
  Object.entries(fields).flatMap(([field, read]) => {
    const value = read(raw);
    return value ? [{ field: field as RegistryField, ...value }] : [];
  });
