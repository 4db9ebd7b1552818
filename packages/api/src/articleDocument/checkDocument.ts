import type { ArticleDocument, DocumentMark, DocumentNode } from './documentTypes.ts';
import { type DocumentNodeName, documentLimits, documentMarks, isPlain, markRule, nodeRule } from './schema.ts';
import { tableProblem } from './tableProblem.ts';

/** What is wrong with a document, and where. */
export interface DocumentProblem {
  problem: string;
  /** E.g. `content.3.attrs.alt`. */
  path: string;
}

class Wrong extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

interface Counts {
  nodes: number;
  text: number;
  figures: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && [null, Object.prototype].includes(Object.getPrototypeOf(value) as null);

/**
 * Reads what somebody sent as an article. Only what the table of nodes and marks names gets through, put into the one form in which it is
 * kept: neighbouring texts with the same marks are one, marks stand in order.
 */
export function checkDocument(value: unknown): { document: ArticleDocument } | DocumentProblem {
  try {
    if (!isRecord(value) || value['type'] !== 'doc') throw new Wrong('', 'not a document');
    return { document: readNode(value, '', 0, { nodes: 0, text: 0, figures: 0 }, false) as ArticleDocument };
  } catch (error) {
    if (error instanceof Wrong) return { problem: error.message, path: error.path };
    throw error;
  }
}

const at = (path: string, step: string | number) => (path === '' ? String(step) : `${path}.${step}`);

function readNode(value: unknown, path: string, depth: number, counts: Counts, isInCode: boolean): DocumentNode {
  if (!isRecord(value) || typeof value['type'] !== 'string') throw new Wrong(path, 'not a node');
  const { type } = value;
  const rule = nodeRule(type);
  if (!rule) throw new Wrong(at(path, 'type'), 'unknown node');
  counts.nodes += 1;
  if (counts.nodes > documentLimits.nodes) throw new Wrong(path, 'too many parts');
  if (depth > documentLimits.depth) throw new Wrong(path, 'too deep');
  if (type === 'figure' && ++counts.figures > documentLimits.figures) throw new Wrong(path, 'too many pictures');
  const known = ['type', ...(rule.attrs ? ['attrs'] : []), ...(rule.content ? ['content'] : []), ...(rule.isInline ? ['marks'] : [])];
  for (const key of Object.keys(value)) if (!known.includes(key) && !(type === 'text' && key === 'text')) throw new Wrong(at(path, key), 'unknown field');
  const marks = rule.isInline ? readMarks(value['marks'], at(path, 'marks')) : [];
  if (isInCode && marks.length > 0) throw new Wrong(at(path, 'marks'), 'code has no marks');
  const node: Record<string, unknown> = { type };
  if (rule.attrs) node['attrs'] = readAttrs(value['attrs'], rule.attrs, at(path, 'attrs'));
  if (rule.content) {
    const content = readContent(value['content'], type as DocumentNodeName, at(path, 'content'), depth, counts);
    if (content.length > 0) node['content'] = content;
  }
  if (marks.length > 0) node['marks'] = marks;
  if (type === 'text') node['text'] = readText(value['text'], at(path, 'text'), counts, isInCode);
  const shape = type === 'table' ? tableProblem(node as never) : null;
  if (shape !== null) throw new Wrong(path, shape);
  return node as unknown as DocumentNode;
}

function readContent(value: unknown, parent: DocumentNodeName, path: string, depth: number, counts: Counts): DocumentNode[] {
  const { content: rule, isCode = false } = nodeRule(parent) ?? {};
  if (value !== undefined && !Array.isArray(value)) throw new Wrong(path, 'not a list');
  const nodes: DocumentNode[] = [];
  for (const [index, child] of (value ?? []).entries()) {
    const node = readNode(child, at(path, index), depth + 1, counts, isCode);
    const isAllowed = index === 0 && rule?.first !== undefined ? node.type === rule.first : rule?.of.includes(node.type);
    if (isAllowed !== true) throw new Wrong(at(path, index), `${node.type} cannot stand here`);
    const before = nodes.at(-1);
    if (node.type === 'text' && before?.type === 'text' && sameMarks(before.marks, node.marks)) before.text += node.text;
    else nodes.push(node);
  }
  if (nodes.length === 0 && (rule?.least === 1 || rule?.first !== undefined)) throw new Wrong(path, 'empty');
  if (isCode && nodes.some((node) => node.type === 'text' && node.text.length > documentLimits.codeBlock)) throw new Wrong(path, 'too long');
  return nodes;
}

const sameMarks = (one: DocumentMark[] | undefined, other: DocumentMark[] | undefined) => JSON.stringify(one ?? []) === JSON.stringify(other ?? []);

function readText(value: unknown, path: string, counts: Counts, isInCode: boolean): string {
  if (typeof value !== 'string' || value === '') throw new Wrong(path, 'no text');
  if (!isPlain(value) || (!isInCode && value.includes('\n'))) throw new Wrong(path, 'control characters');
  counts.text += value.length;
  if (counts.text > documentLimits.text) throw new Wrong(path, 'too long');
  return value;
}

type Attributes = NonNullable<ReturnType<typeof nodeRule>>['attrs'];

function readAttrs(value: unknown, rules: NonNullable<Attributes>, path: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Wrong(path, 'no attributes');
  for (const key of Object.keys(value)) if (!Object.hasOwn(rules, key)) throw new Wrong(at(path, key), 'unknown field');
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => {
      if (!Object.hasOwn(value, name) || !rule.check(value[name])) throw new Wrong(at(path, name), `has to be ${rule.what}`);
      return [name, value[name]];
    }),
  );
}

function readMarks(value: unknown, path: string): DocumentMark[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Wrong(path, 'not a list');
  const marks = new Map<string, DocumentMark>();
  for (const [index, mark] of value.entries()) {
    const here = at(path, index);
    const rule = isRecord(mark) && typeof mark['type'] === 'string' ? markRule(mark['type']) : undefined;
    if (!rule || !isRecord(mark)) throw new Wrong(here, 'unknown mark');
    const type = mark['type'] as string;
    for (const key of Object.keys(mark)) if (key !== 'type' && !(rule.attrs && key === 'attrs')) throw new Wrong(at(here, key), 'unknown field');
    if (marks.has(type)) throw new Wrong(here, 'the same mark twice');
    marks.set(type, { type, ...(rule.attrs && { attrs: readAttrs(mark['attrs'], rule.attrs, at(here, 'attrs')) }) } as DocumentMark);
  }
  for (const type of marks.keys())
    if (markRule(type)?.excludes?.some((other) => marks.has(other))) throw new Wrong(path, `${type} cannot stand with the other marks`);
  return Object.keys(documentMarks).flatMap((type) => marks.get(type) ?? []);
}
