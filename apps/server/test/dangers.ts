import type { DrawnNode } from '@chippage/api/types';
import { parse } from 'parse5';

const RUNNING = /^(script|style|iframe|object|embed|svg|form|input|template|base|meta|link|annotation-xml|maction)$/;
const ADDRESS = /^(href|src|action|formaction|xlink:href)$/;
const HARMLESS = /^(https?:|mailto:|\/(?![/\\])|#)/i;

const dangersOf = (tag: string, attributes: readonly (readonly [name: string, value: string])[]): string[] => [
  ...(RUNNING.test(tag) ? [tag] : []),
  ...attributes
    .filter(([name, value]) => /^on|^style$|^srcdoc$/i.test(name) || (ADDRESS.test(name) && !HARMLESS.test(value)))
    .map(([name, value]) => `${name}=${value}`),
];

/** Tags and attributes of drawn elements that run, load or lead away from where they say. */
export const drawnDangers = (nodes: readonly DrawnNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [...dangersOf(node.tag, Object.entries(node.attributes)), ...drawnDangers(node.children)]));

interface Parsed {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Parsed[];
}

/** The same in a piece of HTML, as a browser reads it. */
export function htmlDangers(html: string): string[] {
  const walk = ({ nodeName, attrs = [], childNodes = [] }: Parsed): string[] => [
    ...dangersOf(
      nodeName,
      attrs.map(({ name, value }) => [name, value]),
    ),
    ...childNodes.flatMap(walk),
  ];
  return walk(parse(`<body><div>${html}</div></body>`) as Parsed);
}
