import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './contract.css.ts';

type LayeredRule = Omit<StyleRule, '@layer' | '@container'>;

/** Puts a part's rule into the `ui` layer, so that features and sites win over it without effort. */
export function inUi(rule: LayeredRule): StyleRule {
  return { '@layer': { [layers.ui]: rule } };
}
