// The specification's lists of addresses and calls: each address belongs to a page, each call to an operation of the contract.
import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { allPages } from '../src/routes/allPages.ts';
import openapi from '@chippage/api/openapi.json' with { type: 'json' };

const linesOf = (name: string) =>
  readFileSync(`${import.meta.dirname}/specification/${name}.txt`, 'utf8')
    .trim()
    .split('\n');

/** Pages for anything else. */
const catchAll = new Set(['*', '/*']);
const patterns = allPages.flatMap(({ paths }) => paths).filter((path) => !catchAll.has(path));

/** Paths of the contract by method; a number in a path has no name. */
const shapeOf = (path: string) => path.replaceAll(/\{[^}]*\}|:\w+/g, '{}');
const calls = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: shapeOf(path) })),
);

/** Calls that the specification names by what they have in common. */
const families: readonly string[] = ['/enterprise/follow'];

/** `POST /web/login`; `*` is any method, and a slash at the end stands for all that begin so. */
function isAnswered(call: string): boolean {
  const [method = '', path = ''] = call.split(' ');
  const shape = shapeOf(path);
  return calls.some(
    (each) =>
      (method === '*' || each.method === method) && (shape.endsWith('/') || families.includes(shape) ? each.path.startsWith(shape) : each.path === shape),
  );
}

it('every address of the specification belongs to a page', () => {
  const routes = linesOf('routes');
  expect(routes).toHaveLength(120);
  const missing = routes.filter((route) => !patterns.some((pattern) => matchPath(pattern, route.split('?')[0] ?? '')));
  expect(missing).toEqual([]);
});

it('every call of the specification is an operation of the contract', () => {
  const wanted = linesOf('calls');
  expect(wanted).toHaveLength(179);
  expect(wanted.filter((call) => !isAnswered(call))).toEqual([]);
});
