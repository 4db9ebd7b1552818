// What of `npm test` a change can touch.
import { type ImportGraph, touchedBy } from './importGraph.ts';

/** What to run; an empty list means that the step has nothing to do, `all` that it runs whole. */
export interface WhatToRun {
  isContractTouched: boolean;
  lint: string[];
  unit: string[] | 'all';
  server: string[] | 'all';
  /** Files of stories: played in the browser, and rendered on the server. */
  stories: string[] | 'all';
  /** Steps that a change of this kind needs as well and that take longer than minutes. */
  later: string[];
}

/** Files that no import names, and what reads them. */
const ALL_STORIES = /^(?:\.storybook\/|vitest\.config\.ts$|pnpm-lock\.yaml$)/;
const ALL_UNIT = /^(?:vitest\.config\.ts|pnpm-lock\.yaml)$/;
const ALL_SERVER =
  /^(?:apps\/server\/(?:migrations|sample)\/|apps\/server\/test\/globalSetup\.ts$|vitest\.config\.ts$|pnpm-lock\.yaml$|packages\/api\/openapi\.json$)/;
const CONTRACT = /^(?:packages\/api\/(?:contract|generator|openapi\.json|src\/generated)|tools\/generate-api)/;

/** Decides what to run after a change. @param changed From the root; files that are gone may be among them. */
export function whatToRun(changed: readonly string[], graph: ImportGraph): WhatToRun {
  const touched = [...touchedBy(changed, graph)].filter((file) => graph.has(file)).toSorted();
  const pick = (all: RegExp, one: RegExp) => (changed.some((file) => all.test(file)) ? ('all' as const) : touched.filter((file) => one.test(file)));
  const own = pick(ALL_UNIT, /^(?:packages\/[^/]+|apps\/portal)\/.*\.test\.tsx?$/);
  return {
    isContractTouched: changed.some((file) => CONTRACT.test(file)),
    lint: changed.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && graph.has(file)),
    // The tests of the repository read all files.
    unit: own === 'all' ? own : [...own, 'tools/test'],
    server: pick(ALL_SERVER, /^apps\/server\/.*\.test\.ts$/),
    stories: pick(ALL_STORIES, /^packages\/.*\.stories\.tsx$/),
    later: later(changed, touched),
  };
}

function later(changed: readonly string[], touched: readonly string[]): string[] {
  const inPortal = touched.some((file) => /^apps\/portal\/(?:src|host)\//.test(file) && !file.includes('.test.'));
  return [
    ...(inPortal ? ['build', 'size'] : []),
    ...(changed.some((file) => /^packages\/[^/]+\/(?:exports\/|package\.json)/.test(file)) ? ['packages'] : []),
    ...(inPortal || changed.some((file) => file.startsWith('e2e/')) ? ['e2e'] : []),
  ];
}
