// The tokens as a list, read from the tokens themselves.
import { type Token, tokens } from '../../packages/ui/src/theme/tokens.ts';

/** A token on the pages about tokens. */
export interface TokenRow {
  /** `color.text.muted`, as in `vars.color.text.muted`. */
  path: string;
  /** `--cp-color-text-muted`. */
  property: string;
  description: string;
  value: string;
  dark?: string;
  compact?: string;
}

/** The tokens of one group, in the order of the file. */
export function tokenRows(group: keyof typeof tokens): TokenRow[] {
  return walk(tokens[group], [group]);
}

function walk(node: object, path: string[]): TokenRow[] {
  if (!('description' in node)) return Object.entries(node).flatMap(([key, child]) => walk(child as object, [...path, key]));
  const property = `--cp-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return [{ ...(node as Token & { dark?: string }), path: path.join('.'), property }];
}
